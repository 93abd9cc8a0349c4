#!/usr/bin/env node
// An older one would name a module's export, and nobody knows what to do.
if (Number.parseInt(process.versions.node, 10) >= 24) await import('./slice.ts');
else {
  console.error(`slice needs Node.js 24 or later, and this is ${process.versions.node}.`);
  process.exitCode = 1;
}
