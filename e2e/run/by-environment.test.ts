import { expect, it } from 'vitest';
import { byEnvironment } from './by-environment.ts';

it('files of a project with one environment follow each other, in the order that they had', () => {
  const fileOf = (project: string, moduleId: string) => ({ project: { name: project }, moduleId });
  const files = [
    ...['1.dom', '2.node', '3.dom', '4.node'].map((name) => fileOf('one', name)),
    ...['5.node', '6.dom', '7.node'].map((name) => fileOf('two', name)),
  ];
  const sorted = byEnvironment(files, (file) => file.split('.')[1] ?? '');
  expect(sorted.map(({ project, moduleId }) => `${project.name} ${moduleId}`)).toEqual([
    ...['one 1.dom', 'one 3.dom', 'one 2.node', 'one 4.node'],
    ...['two 5.node', 'two 7.node', 'two 6.dom'],
  ]);
});
