import { sliceStorybook } from '@veto/shared-ui/storybook/main';

export default { ...sliceStorybook };
