import { storyPreview } from '@veto/shared-ui/storybook/preview';

export default { ...storyPreview };
