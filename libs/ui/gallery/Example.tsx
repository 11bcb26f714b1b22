import type { ReactNode } from 'react';
import { Card, Page, PageTitle, Stack } from '../src/index.ts';

/** One use of a component, under the words that say when. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div>{children}</div>
    </Card>
  );
}

/** The page of one component. */
export function Examples({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Stack gap="200">{children}</Stack>
    </Page>
  );
}
