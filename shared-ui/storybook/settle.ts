/** What moves again each time it has ended, moves for ever. */
const ROUNDS = 5;

/**
 * Ends what moves on the page, and waits for what its end brings. What moves for ever goes on; CSS animations stand at their
 * end already, where Storybook puts them before it judges a story.
 */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const moving = document.getAnimations().filter(endsByItself);
    if (moving.length === 0) return;
    for (const animation of moving) animation.finish();
    await Promise.all(moving.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  }
}

const endsByItself = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
