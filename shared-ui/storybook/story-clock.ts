import { moveClock } from '@veto/slice-kit/move-clock';
import { STORY_TIME } from './story-time.ts';

moveClock(STORY_TIME.getTime() - Date.now());
