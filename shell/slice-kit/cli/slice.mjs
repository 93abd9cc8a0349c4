#!/usr/bin/env node
// An older one ends in a SyntaxError that names no version.
if (Number.parseInt(process.versions.node, 10) >= 24) await import('./slice.ts');
else {
  console.error(`slice needs Node.js 24 or later, and this is ${process.versions.node}.`);
  process.exitCode = 1;
}
