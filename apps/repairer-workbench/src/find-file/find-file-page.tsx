import { frenchMessage } from '@alveole/api-client';
import { repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, RemoteProps, RepairFile } from '@alveole/contracts';
import { useMutation } from '@alveole/query';
import { useNavigate } from '@alveole/router';
import { scanCode } from '@alveole/validation';
import { Button, Card, CodeField, Form, LinkButton, Page, PageTitle, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../repair-file/paths.ts';
import { words } from './find-file.text.ts';

const scanLength = 5;

/** Finds the file of an invoice by the code on it, and goes on to its finalisation. */
function FindFile({ api, isSession }: { readonly api: ApiCaller; readonly isSession: boolean }): ReactNode {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const search = useMutation({
    mutationFn: (id: string) => api.call(repairsRoutes.findOwnRepair, { params: { id } }),
    onSuccess: ({ repair_id }: RepairFile) => void navigate(paths.finalisation(repair_id)),
  });
  const open = (typed: string): void => {
    const checked = scanCode.safeParse(typed);
    setFault(checked.error?.issues[0]?.message);
    if (checked.success) search.mutate(checked.data);
  };
  const change = (typed: string): void => {
    setCode(typed);
    setFault(undefined);
    search.reset();
  };
  const refusal = search.error
    ? frenchMessage(search.error, {
        RepairNotFoundException: words.wrong,
        InternalError: words.check,
        ValidationException: words.check,
      })
    : undefined;
  const own = isSession ? words.session : words.repair;
  return (
    <Page width="form">
      <PageTitle lead={own.lead}>{own.title}</PageTitle>
      <Card>
        <Form onSubmit={() => open(code)} aria-label={own.title}>
          <CodeField
            label={words.field}
            hint={words.hint}
            digits={scanLength}
            value={code}
            onChange={change}
            onComplete={open}
            error={fault ?? refusal}
            autoFocus
          />
          <Button type="submit" variant="accent" size="l" isWide isPending={search.isPending}>
            {words.open}
          </Button>
        </Form>
      </Card>
      <Row>
        <span>{words.noCode}</span>
        <LinkButton href={isSession ? paths.sessions : paths.repairs}>{words.toList}</LinkButton>
      </Row>
    </Page>
  );
}

/** At the pick-up of a bike. */
export function CloseRepairPage({ api }: RemoteProps): ReactNode {
  return <FindFile api={api} isSession={false} />;
}

/** At the end of a session. */
export function CloseSessionPage({ api }: RemoteProps): ReactNode {
  return <FindFile api={api} isSession />;
}
