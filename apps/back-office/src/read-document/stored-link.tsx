import { useStoredAddress } from '@alveole/shared-screens/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import { TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface StoredLinkProps {
  readonly api: ApiCaller;
  readonly name: string;
  readonly children: string;
}

/** A stored file behind a link that opens in a new tab; its words alone while its address is not known. */
export function StoredLink({ api, name, children }: StoredLinkProps): ReactNode {
  const { data } = useStoredAddress(api, name);
  if (data === undefined) return <span>{children}</span>;
  return (
    <TextLink href={data.url} isExternal>
      {children}
    </TextLink>
  );
}
