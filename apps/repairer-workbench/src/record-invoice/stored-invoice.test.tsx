import { appError } from '@alveole/contracts';
import { repairRoutes, repairViewOf } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { UnreadablePicture } from '@alveole/shared-screens/chosen-files';
import { slowPictures } from '../exchange-media/pictures.fixture.ts';
import { readableDocument } from '@alveole/shared-screens/chosen-files';
import { slowStore } from '../exchange-media/store.fixture.ts';
import { counterInOutage, hash, nextTab } from '../send-later/outage.fixture.ts';
import { heic, jpeg, pdf } from '../workbench.fixture.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { sendButton, sendInvoice } from './send-invoice.fixture.ts';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(),
  sha256Hex: jest.fn(),
}));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: jest.fn(),
  readableDocument: jest.fn(),
}));
// jsdom makes no addresses of files.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const file = repairViewOf(buildRepairFile({ row_hash: hash }));

function openForm(api: ApiCaller) {
  const onSent = jest.fn();
  const { config } = fakeRemoteProps({ role: 'REP' });
  return { onSent, ...renderScreen(<InvoiceForm api={api} config={config} file={file} onSent={onSent} />) };
}

/** An invoice whose file is on its way, beside its amount. */
async function invoiceUnderWay() {
  const store = slowStore();
  const outage = await counterInOutage();
  const form = openForm(outage.counter);
  await form.user.type(screen.getByRole('textbox', { name: 'Montant de la facture hors taxes' }), '125');
  await chooseFile(form.user, pdf());
  await waitFor(() => expect(store).toHaveLength(1));
  return { ...outage, ...form, store };
}

const line = () => within(screen.getByRole('list', { name: /^Fichiers/ }));

beforeEach(() => {
  sessionStorage.clear();
  jest
    .mocked(readableDocument)
    .mockReset()
    .mockImplementation(async (document) => document);
});

describe('the file of an invoice', () => {
  it('cannot go with the invoice before it is sent itself', async () => {
    const { store } = await invoiceUnderWay();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('Les fichiers s’envoient encore.');
    store[0]?.finish();
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  it('is there again when its tab was closed in mid-upload, and goes with the invoice, once', async () => {
    const { unmount, store, ...outage } = await invoiceUnderWay();
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const { user, onSent } = openForm(nextTab(outage).counter);
    expect(line().getByText(/^Gardé sur cet appareil, envoyé avec le dossier/)).toBeVisible();
    await sendInvoice(user);
    await waitFor(() => expect(store).toHaveLength(2));
    store[1]?.finish();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(outage.api.callsOf(repairRoutes.operateRepair)).toMatchObject([
      { body: { repair_data: { operation_data: { media_url: expect.stringMatching(/^entity-1\//) } } } },
    ]);
    expect(await outage.device.count('media')).toBe(0);
  });

  it('is gone from the device once the store has it', async () => {
    const { store, device } = await invoiceUnderWay();
    expect(await device.count('media')).toBe(1);
    store[0]?.finish();
    await waitFor(async () => expect(await device.count('media')).toBe(0));
    expect(line().getByText(/^Prêt à joindre/)).toBeVisible();
  });

  it('is gone from the device once its sending is cancelled', async () => {
    const { device, user } = await invoiceUnderWay();
    await user.click(screen.getByRole('button', { name: /^Annuler l’envoi/ }));
    await waitFor(async () => expect(await device.count('media')).toBe(0));
  });

  it('is gone from the device once it is removed, though it was never sent', async () => {
    const { device, user, store } = await invoiceUnderWay();
    store[0]?.fail(appError('ServiceUnavailableException', 'network error'));
    await user.click(await screen.findByRole('button', { name: /^Retirer/ }));
    await waitFor(async () => expect(await device.count('media')).toBe(0));
    expect(sendButton()).toBeDisabled();
  });

  it('is gone from the device once the store refused it', async () => {
    const { device, store } = await invoiceUnderWay();
    store[0]?.fail(appError('MediaRefusedException', 'upload answered 403'));
    expect(await screen.findByText(/^Un problème est survenu durant l'ajout/)).toBeVisible();
    await waitFor(async () => expect(await device.count('media')).toBe(0));
  });
});

describe('the file of an invoice whose tab was closed while it was made readable', () => {
  /** The form as the next tab opens it, the invoice on its way. */
  async function sentByNextTab() {
    const [store, pictures, outage] = [slowStore(), slowPictures(), await counterInOutage()];
    const { user, unmount } = openForm(outage.counter);
    await user.type(screen.getByRole('textbox', { name: 'Montant de la facture hors taxes' }), '125');
    await chooseFile(user, new File([heic()], 'IMG_1.HEIC', { type: 'image/heic' }));
    await waitFor(() => expect(pictures).toHaveLength(1));
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const next = openForm(nextTab(outage).counter);
    expect(line().getByText(/^Gardé sur cet appareil, envoyé avec le dossier/)).toBeVisible();
    await sendInvoice(next.user);
    await waitFor(() => expect(pictures).toHaveLength(2));
    return { ...outage, ...next, store, picture: pictures[1] };
  }

  it('is there again, and goes with the invoice', async () => {
    const { picture, store, onSent } = await sentByNextTab();
    picture?.finish(jpeg());
    await waitFor(() => expect(store).toHaveLength(1));
    expect(store[0]?.file).toHaveProperty('name', 'velo.jpg');
    store[0]?.finish();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it('says so when it cannot be read', async () => {
    const { picture, outbox } = await sentByNextTab();
    picture?.fail(new UnreadablePicture('damaged'));
    expect(await screen.findByText(/^Image endommagée/)).toBeVisible();
    expect(await outbox.steps()).toEqual([]);
  });
});
