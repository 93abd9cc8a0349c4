import { expect, it } from 'vitest';
import { SiteLink } from './site-link.tsx';

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
