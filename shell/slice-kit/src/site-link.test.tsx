// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { SiteApi } from './contract/index.ts';
import { SiteProvider } from './site-context.tsx';
import { SiteLink } from './site-link.tsx';

afterEach(() => void vi.unstubAllGlobals());

const somewhere: string = '/nowhere';

it('takes the addresses of the live site, and refuses others while they are written', () => {
  const written = (
    <>
      <SiteLink href="/pets" />
      <SiteLink href="/pets?new=1" />
      <SiteLink href={`/pets/${somewhere}/passport`} />
      <SiteLink href={somewhere} />
      {/* @ts-expect-error nobody answers there */}
      <SiteLink href="/pet" />
      {/* @ts-expect-error nor there */}
      <SiteLink href={`/pet/${somewhere}`} />
    </>
  );
  expect(written.props).toHaveProperty('children');
});

it('goes at once, or when it is let go', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const navigate = vi.fn();
  const waiting: (() => void)[] = [];
  const at = document.body.appendChild(document.createElement('main'));
  const root = createRoot(at);
  await act(async () =>
    root.render(
      <SiteProvider site={{ navigate } as Partial<SiteApi> as SiteApi}>
        <SiteLink href="/pets">at once</SiteLink>
        <SiteLink href="/pets?new=1" leave={(go) => waiting.push(go)}>
          later
        </SiteLink>
      </SiteProvider>,
    ),
  );
  const [now, later] = at.querySelectorAll('a');
  const press = (link: Element | undefined) =>
    !link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press(now)).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pets', { replace: false });
  expect(press(later)).toBe(true);
  expect(navigate).toHaveBeenCalledOnce();
  for (const go of waiting) go();
  expect(navigate).toHaveBeenLastCalledWith('/pets?new=1', { replace: false });
  await act(async () => root.unmount());
  at.remove();
});

it('leads to the page in the language of the page that is open, unless it says which language it leads to', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const navigate = vi.fn();
  const site: Partial<SiteApi> = { navigate, addressHere: (href) => `/pl${href}` };
  const at = document.body.appendChild(document.createElement('div'));
  const root = createRoot(at);
  await act(async () =>
    root.render(
      <SiteProvider site={site as SiteApi}>
        <SiteLink href="/pets">Zwierzęta</SiteLink>
        <SiteLink href="/pets" hrefLang="en">
          English
        </SiteLink>
      </SiteProvider>,
    ),
  );
  const links = [...at.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pl/pets', '/pets']);
  for (const link of links) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(navigate.mock.calls).toEqual([
    ['/pl/pets', { replace: false }],
    ['/pets', { replace: false, asItIs: true }],
  ]);
  await act(async () => root.unmount());
  at.remove();
});
