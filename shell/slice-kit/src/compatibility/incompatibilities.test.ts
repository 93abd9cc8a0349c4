import { describe, expect, it } from 'vitest';
import { incompatibilities } from './incompatibilities.ts';

const host = {
  contract: '1.2.0',
  provides: { react: ['19.3.1'], '@chakra-ui/react/button': ['3.37.0'], zustand: ['4.9.0', '5.1.0'] },
};
const release = { contract: '^1.0.0', exposes: ['./slice'], shared: { react: '^19.0.0' } };

describe('a release fits a shell', () => {
  it('when contract and every shared range are met', () => {
    expect(incompatibilities(release, host)).toEqual([]);
  });

  it.each(['^19.3.1', '~19.3.0', '19.3.1', '>=19.0.0 <20.0.0', '^18.0.0 || ^19.0.0', '*'])(
    'with the range %s',
    (range) => {
      expect(incompatibilities({ ...release, shared: { react: range } }, host)).toEqual([]);
    },
  );

  it('when one of several versions at hand is in range', () => {
    expect(incompatibilities({ ...release, shared: { zustand: '^5.0.0' } }, host)).toEqual([]);
  });
});

describe('a release does not fit a shell', () => {
  it('when it speaks a later contract', () => {
    expect(incompatibilities({ ...release, contract: '^1.3.0' }, host)).toMatchObject([{ kind: 'contract' }]);
    expect(incompatibilities({ ...release, contract: '^2.0.0' }, host)).toMatchObject([{ kind: 'contract' }]);
  });

  it('when it exposes no ./slice', () => {
    expect(incompatibilities({ ...release, exposes: ['./app'] }, host)).toMatchObject([{ kind: 'exposes' }]);
  });

  it('when a shared module is missing', () => {
    expect(incompatibilities({ ...release, shared: { '@chakra-ui/react/carousel': '^3.0.0' } }, host)).toEqual([
      {
        kind: 'missing',
        subject: '@chakra-ui/react/carousel',
        sentence: 'It uses @chakra-ui/react/carousel ^3.0.0, which the shell does not provide.',
      },
    ]);
  });

  it('when a shared module is too old, and says both versions', () => {
    const [problem] = incompatibilities({ ...release, shared: { react: '^19.4.0' } }, host);
    expect(problem?.sentence).toBe('It needs react ^19.4.0; the shell provides 19.3.1.');
  });

  it('when it uses a name that a core module of the shell does not export', () => {
    const core = '@veto/shared-ui/core';
    const used = { ...release, usedExports: { [core]: ['toaster', 'useDensity'] } };
    const [problem] = incompatibilities(used, { ...host, exports: { [core]: ['toaster'] } });
    expect(problem).toMatchObject({ kind: 'export', subject: core });
    expect(problem?.sentence).toContain('It uses useDensity of @veto/shared-ui/core');
    expect(incompatibilities(used, { ...host, exports: { [core]: ['toaster', 'useDensity'] } })).toEqual([]);
  });

  it('when its range cannot be read', () => {
    expect(incompatibilities({ ...release, shared: { react: 'latest!' } }, host)).toMatchObject([{ kind: 'version' }]);
  });

  it('for each reason there is, not only the first', () => {
    const found = incompatibilities({ contract: '^9.0.0', exposes: [], shared: { vue: '^3.0.0' } }, host);
    expect(found.map((problem) => problem.kind)).toEqual(['contract', 'exposes', 'missing']);
  });
});
