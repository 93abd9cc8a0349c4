import { sliceTests } from '@veto/shared-ui/storybook/vitest';

export default sliceTests(import.meta.dirname);
