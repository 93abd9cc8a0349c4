/** When each story begins: a Tuesday morning in Warsaw. What it shows and its tests are the same on every day and at every hour. */
export const STORY_TIME = new Date('2026-11-24T09:00:00+01:00');
