import { frenchMessage } from '@alveole/api-client';
import { repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { ApiCaller, RemoteProps } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { useMutation } from '@alveole/query';
import { useNavigate } from '@alveole/router';
import { scanCode } from '@alveole/validation';
import { Button, Card, CodeField, Form, LinkButton, Page, PageTitle, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { fileScan } from '../scan-code/file-scan.ts';
import { ScanButton } from '../scan-code/scan-button.tsx';
import { texts } from './find-repair.text.ts';

const scanLength = 5;

/** Finds the file of an invoice by the code on it, and goes on to its finalisation. */
function FindRepair({ api, isSession }: { readonly api: ApiCaller; readonly isSession: boolean }): ReactNode {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const search = useMutation({
    mutationFn: async (id: string) => {
      const query = { gender: isSession ? RepairKind.session : RepairKind.repair };
      return repairViewOf(await api.call(repairRoutes.findOwnRepair, { params: { id }, query }));
    },
    onSuccess: ({ repairId }) => void navigate(paths.finalisation(repairId)),
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
  const failure = search.error
    ? frenchMessage(search.error, {
        RepairNotFoundException: texts.wrong,
        InternalError: texts.check,
        ValidationException: texts.check,
      })
    : undefined;
  const own = isSession ? texts.session : texts.repair;
  return (
    <Page width="form">
      <PageTitle lead={own.lead}>{own.title}</PageTitle>
      <Card>
        <ScanButton api={api} scan={fileScan} onCode={(scanned) => search.mutate(scanned)} size="l" isWide />
        <Form onSubmit={() => open(code)} aria-label={own.title}>
          <CodeField
            label={texts.field}
            hint={texts.hint}
            digits={scanLength}
            value={code}
            onChange={change}
            onComplete={open}
            error={fault ?? failure}
            autoFocus
          />
          <Button type="submit" variant="accent" size="l" isWide isPending={search.isPending}>
            {texts.open}
          </Button>
        </Form>
        {/* The code is looked for at its last digit, without a press: the answer is told where it stands silent. */}
        <p role="status" className="visually-hidden">
          {failure}
        </p>
      </Card>
      <Row>
        <span>{texts.noCode}</span>
        <LinkButton href={isSession ? paths.sessions : paths.repairs}>{texts.toList}</LinkButton>
      </Row>
    </Page>
  );
}

/** At the pick-up of a bike. */
export function CloseRepairPage({ api }: RemoteProps): ReactNode {
  return <FindRepair api={api} isSession={false} />;
}

/** At the end of a session. */
export function CloseSessionPage({ api }: RemoteProps): ReactNode {
  return <FindRepair api={api} isSession />;
}
