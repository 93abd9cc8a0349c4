/** What a story file needs, so that slices write stories without depending on Storybook themselves. */
export type { Meta, StoryObj } from '@storybook/react-vite';
export { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
