// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteLocation } from './site-location.ts';
import { SiteRouter, siteNavigator } from './site-router.tsx';
import { goTo } from './visible-history.ts';

const navigate = vi.fn((href: string, options?: { replace?: boolean; state?: unknown }) => goTo(href, options));
const container = document.createElement('div');
let moves: { go: ReturnType<typeof useNavigate>; setParams: ReturnType<typeof useSearchParams>[1] };
let root: ReturnType<typeof createRoot>;
let owned = true;

function Pet() {
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const go = useNavigate();
  useEffect(() => {
    moves = { go, setParams };
  });
  return `pet ${id} ${params.get('tab') ?? 'first'}`;
}

function show(): void {
  root = createRoot(container);
  root.render(
    <SiteRouter at={createSiteLocation(() => owned)} navigator={siteNavigator(navigate)}>
      <Routes>
        <Route path="/pets/:id" element={<Pet />} />
      </Routes>
    </SiteRouter>,
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  owned = true;
  goTo('/pets/7');
  act(show);
  navigate.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it("follows the page's address, whoever changes it", () => {
  expect(container.textContent).toBe('pet 7 first');
  act(() => goTo('/pets/8?tab=photos'));
  expect(container.textContent).toBe('pet 8 photos');
});

it("moves by the site's own navigation", () => {
  act(() => void moves.go('../pets/9', { state: { from: 7 } }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pets/9', { state: { from: 7 } });
  expect(container.textContent).toBe('pet 9 first');
});

it('changes the query in place, and keeps the page', () => {
  act(() => moves.setParams({ tab: 'photos' }, { replace: true }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pets/7?tab=photos', { replace: true, state: undefined });
  expect(container.textContent).toBe('pet 7 photos');
});

it('goes on showing the page that the visitor leaves, until it is taken away', () => {
  owned = false;
  act(() => goTo('/doctors'));
  expect(container.textContent).toBe('pet 7 first');
});
