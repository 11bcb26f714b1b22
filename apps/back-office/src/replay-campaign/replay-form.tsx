import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { CampaignVersionView } from '@alveole/contracts/campaign';
import { useNavigate } from '@alveole/router';
import { Button, Card, DateField, Form, Row, Select } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { replayPath } from '../publish-campaign/version-address.ts';
import { refusals, texts, versionText } from './replay-campaign.text.ts';
import { useReplayWriter } from './use-replays.ts';

export interface ReplayFormProps extends Pick<RemoteProps, 'api' | 'notify'> {
  /** Whose rules are tried. */
  readonly version: CampaignVersionView;
  /** With which they may be compared. */
  readonly others: readonly CampaignVersionView[];
  readonly hasReplay: boolean;
}

/** With which version the rules are compared, and on which files. */
export function ReplayForm({ api, notify, version, others, hasReplay }: ReplayFormProps): ReactNode {
  const navigate = useNavigate();
  const writer = useReplayWriter(api);
  const inForce = others.find(({ isInForce }) => isInForce) ?? others[0];
  const [formerId, setFormerId] = useState(inForce?.versionId ?? '');
  const [openedFrom, setOpenedFrom] = useState('');
  const [openedTo, setOpenedTo] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isWrongPeriod = openedFrom !== '' && openedTo !== '' && openedTo < openedFrom;
  const begin = async () => {
    if (isPending || isWrongPeriod) return;
    setPending(true);
    setFailure(undefined);
    try {
      const { replayId } = await writer.begin({
        replayId: crypto.randomUUID(),
        former: { versionId: formerId },
        next: { versionId: version.versionId },
        openedFrom: openedFrom || undefined,
        openedTo: openedTo || undefined,
      });
      notify({ tone: 'success', text: texts.begunNotice });
      void navigate(replayPath(version.versionId, replayId));
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
    } finally {
      setPending(false);
    }
  };
  return (
    <Card>
      <Form onSubmit={() => void begin()} error={failure}>
        <Select
          label={texts.former}
          value={formerId}
          onChange={setFormerId}
          options={others.map(({ versionId, version: number, isInForce: rules }) => ({
            value: versionId,
            label: rules ? `${versionText(number)} (en vigueur)` : versionText(number),
          }))}
        />
        <DateField label={texts.from} hint={texts.periodHint} value={openedFrom} onChange={setOpenedFrom} isOptional />
        <DateField
          label={texts.to}
          value={openedTo}
          onChange={setOpenedTo}
          error={isWrongPeriod ? texts.wrongPeriod : undefined}
          isOptional
        />
        <Row>
          <Button type="submit" variant={hasReplay ? 'secondary' : 'primary'} isPending={isPending}>
            {hasReplay ? texts.beginAgain : texts.begin}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
