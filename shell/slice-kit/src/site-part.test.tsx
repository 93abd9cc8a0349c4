// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteApi, SlotRequest } from './contract/index.ts';
import { defineSlice } from './define-slice.tsx';
import { SiteProvider } from './site-context.tsx';
import { SitePart } from './site-part.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function pageWith(site: Partial<SiteApi>) {
  const at = document.body.appendChild(document.createElement('main'));
  const root = createRoot(at);
  const show = (veterinarian: string) =>
    act(async () =>
      root.render(
        <SiteProvider site={site as SiteApi}>
          <SitePart name="vet.profile.contact" veterinarian={veterinarian} fallback="on its way" />
        </SiteProvider>,
      ),
    );
  return { at, show, leave: () => act(async () => root.unmount()) };
}

it('has its fallback until the part is there, opens anew for other values, and closes with its page', async () => {
  const opened: SlotRequest[] = [];
  const close = vi.fn();
  const openSlot = (slot: SlotRequest) => {
    opened.push(slot);
    return close;
  };
  const { at, show, leave } = pageWith({ openSlot });
  await show('v1');
  await show('v1');
  expect(opened.map(({ name, props }) => [name, props])).toEqual([['vet.profile.contact', { veterinarian: 'v1' }]]);
  expect(at.textContent).toBe('on its way');
  await act(async () => opened[0]?.onPhase('mounted'));
  expect(at.textContent).toBe('');
  expect(at.contains(opened[0]?.place ?? null)).toBe(true);
  await show('v2');
  expect(close).toHaveBeenCalledOnce();
  expect(opened[1]?.props).toEqual({ veterinarian: 'v2' });
  await leave();
  expect(close).toHaveBeenCalledTimes(2);
});

it('is empty in a shell without slots, and has its fallback in a document', async () => {
  const { at, show } = pageWith({});
  await show('v1');
  expect(at.textContent).toBe('');
  const markup = renderToStaticMarkup(
    <SiteProvider site={{} as SiteApi}>
      <SitePart name="vet.profile.contact" veterinarian="v1" fallback="on its way" />
    </SiteProvider>,
  );
  expect(markup).toBe('<div data-slot="vet.profile.contact">on its way<div hidden=""></div></div>');
});

it('has its stand-in, and the focus on it, whenever the part is not there, and says so to the shell', async () => {
  const opened: SlotRequest[] = [];
  const site = { openSlot: (slot: SlotRequest) => opened.push(slot) && (() => {}) } as Partial<SiteApi> as SiteApi;
  const at = document.body.appendChild(document.createElement('header'));
  const root = createRoot(at);
  await act(async () =>
    root.render(
      <SiteProvider site={site}>
        <SitePart name="site.header.news" language="en" standIn={<button type="button">Messages</button>} />
      </SiteProvider>,
    ),
  );
  expect(opened.map(({ hasStandIn }) => hasStandIn)).toEqual([true]);
  const standIn = at.querySelector('button');
  standIn?.focus();
  const part = opened[0]?.place.appendChild(document.createElement('button'));
  for (const phase of ['empty', 'loading', 'failed'] as const) {
    await act(async () => opened[0]?.onPhase(phase));
    expect(at.querySelector('button')).toBe(standIn);
    expect(part?.closest('[hidden]')).not.toBeNull();
  }
  expect(document.activeElement).toBe(standIn);
  await act(async () => opened[0]?.onPhase('mounted'));
  expect(at.querySelector('button')).toBe(part);
  expect(part?.closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(part);
  await act(async () => root.unmount());
});

it('keeps what the document shows of the part until the part is there, and never takes the focus from it', async () => {
  document.body.innerHTML =
    '<div id="first-paint"><div data-slot="vet.profile.contact"><div data-painted-part="ready"><a href="/">1</a></div></div></div>';
  const opened: SlotRequest[] = [];
  const openSlot = (slot: SlotRequest) => {
    opened.push(slot);
    return () => {};
  };
  const { at, show, leave } = pageWith({ openSlot });
  await show('v1');
  const slot = at.querySelector<HTMLElement>('[data-slot]');
  expect(slot?.dataset.paintedPart).toBe('waiting');
  const painted = document.getElementById('first-paint');
  if (painted) slot?.prepend(painted);
  document.querySelector('a')?.focus();
  opened[0]?.place.append(document.createElement('button'));
  await act(async () => opened[0]?.onPhase('mounted'));
  expect(slot?.dataset.paintedPart).toBe('ready');
  expect(document.activeElement?.textContent).toBe('1');
  await leave();
});

it('waits for nothing where the document has its fallback', async () => {
  document.body.innerHTML = '<div id="first-paint"><div data-slot="vet.profile.contact">on its way</div></div>';
  const { at, show, leave } = pageWith({ openSlot: () => () => {} });
  await show('v1');
  expect(at.querySelector('[data-slot]')).not.toHaveProperty('dataset.paintedPart');
  await leave();
});

const App = () => <p>page</p>;
const Part = ({ veterinarian }: { veterinarian: string }) => <p>Write to {veterinarian}</p>;
const Providers: SiteApi['Providers'] = ({ children }) => <>{children}</>;

it('is filled by the part that the slice defines for it, with its props', async () => {
  const { bootstrap, mount, unmount } = defineSlice({ App, slots: { 'vet.profile.contact': Part } });
  const container = document.body.appendChild(document.createElement('div'));
  const site = { Providers } as SiteApi;
  const told = { container, slice: 'mf-owner', version: '1.0.0', site };
  const slot = { name: 'vet.profile.contact', props: { veterinarian: 'Anna' } };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await bootstrap({ ...told, slot });
  await mount({ ...told, slot });
  expect(container.textContent).toBe('Write to Anna');
  await unmount({ ...told, slot });
  expect(container.textContent).toBe('');
  await expect(mount({ ...told, slot: { name: 'vet.profile.foot', props: {} } })).rejects.toThrow(
    'mf-owner has no part for vet.profile.foot',
  );
});
