import { refundRoutes } from '@alveole/contracts/refund';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { lineOf, logOf, otherLines, ownFile, unsignedHeadOver } from '@alveole/transparency/log-fixture';
import { bytesOfText, fundCallColumns, fundCallRowText, hexOf, readLine, sha256 } from '@alveole/transparency';
import type { LogSource, PublicLine, SignedHead } from '@alveole/transparency';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerifyLogPage } from './verify-log-page.tsx';

const lines = [...otherLines(4), lineOf(), ...otherLines(3)];
const older = unsignedHeadOver(lines.slice(0, 5), '2026-11-20');
const newest = unsignedHeadOver(lines, '2026-11-25');
const headToWire = ({ text, keyId, signature }: SignedHead) => ({ text, key_id: keyId, signature });
const since = '2026-11-20T06:00:00.000Z';

function open(source: LogSource = logOf(lines, [older, newest])) {
  const props = fakeRemoteProps();
  props.api
    .answer(refundRoutes.readLogKeys, async () =>
      (await source.keys()).map(({ keyId, publicKey }) => ({ key_id: keyId, public_key: publicKey, since })),
    )
    .answer(refundRoutes.readLogHeads, async ({ query }) => (await source.heads(query.before_day)).map(headToWire))
    .answer(refundRoutes.readLogLines, async ({ query }) => ({
      from: Number(query.from),
      lines: [...(await source.lines(Number(query.from)))],
    }))
    .answer(refundRoutes.readLogFile, async ({ params }) => {
      const { head, lines: own } = await source.fileLines(params.fingerprint);
      return { head: headToWire(head), lines: own.map((line) => ({ ...line, proof: [...line.proof] })) };
    });
  renderScreen(<VerifyLogPage {...props} />);
  return userEvent.setup();
}

const wholeLog = () => within(screen.getByRole('region', { name: 'Tout le journal' }));
const myFile = () => within(screen.getByRole('region', { name: 'Mon dossier' }));

describe('the page that verifies the accounts', () => {
  it('tells what it verified of a sound log, and offers its head to keep', async () => {
    const user = open();
    await user.click(wholeLog().getByRole('button', { name: 'Vérifier tout le journal' }));
    expect(await wholeLog().findByText('Aucune anomalie.')).toBeInTheDocument();
    expect(wholeLog().getByText(/redonne les 2 relevés publiés depuis le 20 novembre 2026/)).toBeInTheDocument();
    expect(wholeLog().getByRole('button', { name: 'Garder le relevé du jour' })).toBeInTheDocument();
  });

  it('says that the log was falsified against a head that the person kept, and offers none to keep', async () => {
    const changed = [lineOf({ cents: 1 }), ...lines.slice(1)];
    const user = open(logOf(changed, [unsignedHeadOver(changed, '2026-11-25')]));
    const head = new File([JSON.stringify(older)], 'releve.json', { type: 'application/json' });
    await user.upload(wholeLog().getByLabelText('Choisir le relevé'), head);
    await user.click(wholeLog().getByRole('button', { name: 'Vérifier tout le journal' }));
    expect(await wholeLog().findByText('Anomalie trouvée.')).toBeInTheDocument();
    expect(wholeLog().getByText(/Le journal ne prolonge pas celui du 20 novembre 2026/)).toBeInTheDocument();
    expect(wholeLog().queryByRole('button', { name: 'Garder le relevé du jour' })).toBeNull();
  });

  it('compares the file of a call for funds with the log, and tells its hash', async () => {
    const user = open();
    const row = fundCallRowText(4, readLine(lineOf()) as PublicLine);
    const call = (text: string) => new File([text], 'appel.csv', { type: 'text/csv' });
    await user.upload(wholeLog().getByLabelText('Choisir le CSV'), call('a;b'));
    expect(await wholeLog().findByText('Ce fichier n’est pas le CSV d’un appel de fonds.')).toBeInTheDocument();
    const text = `\uFEFF${fundCallColumns.join(';')}\r\n${row}\r\n`;
    await user.upload(wholeLog().getByLabelText('Choisir le CSV'), call(text));
    await user.click(wholeLog().getByRole('button', { name: 'Vérifier tout le journal' }));
    const hash = hexOf(sha256(bytesOfText(text)));
    expect(await wholeLog().findByText(new RegExp(`1\\sécriture.*${hash}`))).toBeInTheDocument();
  });

  it('says beside the raw lines what their version means, 0 too', () => {
    open();
    const otherWays = within(screen.getByRole('region', { name: 'Sans cette page' }));
    expect(otherWays.getByText(/«\s0\s»\s: un dossier d’avant que la plateforme la note/)).toBeInTheDocument();
  });

  it('refuses a file that is no kept head', async () => {
    const user = open();
    await user.upload(wholeLog().getByLabelText('Choisir le relevé'), new File(['[]'], 'autre.json'));
    expect(await wholeLog().findByText('Ce fichier n’est pas un relevé gardé.')).toBeInTheDocument();
  });

  it('says that the log did not arrive, and verifies at the next press', async () => {
    const failing = { ...logOf(lines, [newest]), lines: () => Promise.reject(new Error('away')) };
    const user = open(failing);
    await user.click(wholeLog().getByRole('button', { name: 'Vérifier tout le journal' }));
    expect(await wholeLog().findByText(/n’est pas arrivé en entier/)).toBeInTheDocument();
    expect(wholeLog().getByRole('button', { name: 'Vérifier tout le journal' })).toBeEnabled();
  });

  it('finds a file by number and code as they are typed', async () => {
    const user = open();
    await user.type(myFile().getByLabelText('Numéro du dossier'), ownFile.fileNumber.toLowerCase());
    await user.type(myFile().getByLabelText('Code du reçu'), 'k7qm 4t2x 9rce 51vb');
    await user.click(myFile().getByRole('button', { name: 'Retrouver mon dossier' }));
    expect(await myFile().findByText(/50,00\s€ accordés/)).toBeInTheDocument();
  });

  it('says what is wrong with a code before it looks for it, and focuses it', async () => {
    const user = open();
    await user.type(myFile().getByLabelText('Numéro du dossier'), 'REP00042_10001');
    await user.type(myFile().getByLabelText('Code du reçu'), 'K7QM');
    await user.click(myFile().getByRole('button', { name: 'Retrouver mon dossier' }));
    expect(myFile().getByLabelText('Code du reçu')).toHaveFocus();
    expect(myFile().getByText(/seize caractères/)).toBeInTheDocument();
  });
});
