import { enrolmentRoutes } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { addressLife } from './address-life.ts';

export interface StoredLinkProps {
  readonly api: ApiCaller;
  readonly name: string;
  readonly children: string;
}

/** A stored file behind a link that opens in a new tab; its words alone while its address is not known. */
export function StoredLink({ api, name, children }: StoredLinkProps): ReactNode {
  const { data } = useQuery({
    queryKey: ['media', name],
    staleTime: addressLife,
    gcTime: addressLife,
    queryFn: ({ signal }) => api.call(enrolmentRoutes.readMedia, { params: { name } }, { signal }),
  });
  if (data === undefined) return <span>{children}</span>;
  return (
    <TextLink href={data.url} isExternal>
      {children}
    </TextLink>
  );
}
