import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { ListView, NamedList } from '@alveole/contracts/desk';
import { Button, Dialog, Notice, Stack } from '@alveole/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FilterAddress } from '../browse/use-address-filters.ts';
import { NameForm } from './name-form.tsx';
import { texts } from './save-views.text.ts';
import { useListViews } from './use-list-views.ts';
import { changesTo, filtersOf, shownView } from './view-filters.ts';
import { ViewRow } from './view-row.tsx';

export interface ViewsButtonProps extends Pick<RemoteProps, 'api' | 'notify'> {
  readonly list: NamedList;
  readonly address: FilterAddress;
  /** The parameters that belong to the list. */
  readonly names: readonly string[];
  /** How the address names the list without filters; nothing at all where it is left out. */
  readonly wholeList?: ListView['filters'];
}

const undoMs = 10_000;

/** The views of a list: show, save, rename, open by default, delete with ten seconds to undo it. */
export function ViewsButton({ api, notify, list, address, names, wholeList = {} }: ViewsButtonProps): ReactNode {
  const { listViews, keep } = useListViews(api, list);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [removed, setRemoved] = useState<{ readonly view: ListView; readonly wasDefault: boolean }>();
  const views = (listViews?.views ?? []).map((view) =>
    Object.keys(view.filters).length === 0 ? { ...view, filters: wholeList } : view,
  );
  const defaultId = listViews?.defaultId;
  const current = shownView(views, address.params, names);
  const hasFilters = Object.keys(filtersOf(address.params, names)).length > 0;

  useDefaultView({ view: views.find(({ viewId }) => viewId === defaultId), hasFilters, show: (view) => show(view) });
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [removed]);

  const show = (view: ListView): void => {
    address.change(changesTo(view, names));
    setOpen(false);
  };
  const change = async (next: readonly ListView[], chosen = defaultId): Promise<boolean> => {
    setFailure(undefined);
    try {
      await keep({ views: next, ...(chosen && next.some(({ viewId }) => viewId === chosen) && { defaultId: chosen }) });
      return true;
    } catch (reason) {
      setFailure(reason);
      return false;
    }
  };
  const save = async (name: string): Promise<void> => {
    const view = { viewId: crypto.randomUUID(), name, filters: filtersOf(address.params, names) };
    if (await change([...views, view])) notify({ tone: 'success', text: texts.saved(name) });
  };
  const remove = async (view: ListView): Promise<void> => {
    const done = await change(views.filter(({ viewId }) => viewId !== view.viewId));
    if (done) setRemoved({ view, wasDefault: view.viewId === defaultId });
  };
  const undo = async (): Promise<void> => {
    if (!removed) return;
    const { view, wasDefault } = removed;
    setRemoved(undefined);
    await change([...views, view], wasDefault ? view.viewId : defaultId);
  };
  return (
    <>
      <Button icon="filter" onPress={() => setOpen(true)}>
        {current?.name ?? texts.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        footer={<Button onPress={() => setOpen(false)}>{texts.close}</Button>}
      >
        <Stack>
          <p>{texts.lead}</p>
          {views.length === 0 ? <p>{texts.empty}</p> : null}
          <Stack as="ul" gap="100" aria-label={texts.label}>
            {views.map((view) => (
              <ViewRow
                key={view.viewId}
                view={view}
                isDefault={view.viewId === defaultId}
                isShown={view.viewId === current?.viewId}
                others={views.filter(({ viewId }) => viewId !== view.viewId)}
                onShow={() => show(view)}
                onRename={(name) =>
                  change(views.map((other) => (other.viewId === view.viewId ? { ...view, name } : other)))
                }
                onDefault={(isDefault) => change(views, isDefault ? view.viewId : '')}
                onRemove={() => remove(view)}
              />
            ))}
          </Stack>
          <div role="status">
            {removed ? (
              <Notice
                action={
                  <Button size="s" onPress={() => void undo()}>
                    {texts.undo}
                  </Button>
                }
              >
                {texts.removed(removed.view.name)}
              </Notice>
            ) : null}
          </div>
          <div role="alert">{failure ? <Notice tone="danger">{frenchMessage(failure)}</Notice> : null}</div>
          {current || !listViews ? null : (
            <NameForm label={texts.name} act={texts.saveAct} title={texts.save} others={views} onName={save} />
          )}
        </Stack>
      </Dialog>
    </>
  );
}

interface DefaultViewRequest {
  readonly view: ListView | undefined;
  readonly hasFilters: boolean;
  readonly show: (view: ListView) => void;
}

/** A list that is opened without filters begins with the default view; whoever then takes them away keeps the whole list. */
function useDefaultView({ view, hasFilters, show }: DefaultViewRequest): void {
  const isSettled = useRef(hasFilters);
  useEffect(() => {
    if (isSettled.current || !view) return;
    isSettled.current = true;
    if (!hasFilters) show(view);
  }, [view, hasFilters, show]);
}
