import type { SliceLifecycles, SliceProps } from './contract/lifecycles.ts';
import { followLinks } from './follow-links.ts';

type Step = (props: never) => Promise<unknown>;

/** An application as single-spa takes it, whatever made it: single-spa-react, -vue, -angular, or nothing. */
export interface SingleSpaApplication {
  bootstrap?: Step | readonly Step[];
  mount: Step | readonly Step[];
  unmount: Step | readonly Step[];
}

/** What the application is given: what single-spa gives to every one, and the shell's `site`. */
interface ApplicationProps {
  name: string;
  domElement: HTMLElement;
  site: SliceProps['site'];
}

/**
 * Makes a slice of an application that was made for single-spa: `load` fetches it. It mounts into the slice's place, its links push
 * history, and the page is ready once `mount` has resolved.
 */
export function singleSpaSlice(load: () => Promise<SingleSpaApplication>): SliceLifecycles {
  const mounted = new Map<HTMLElement, ApplicationProps>();
  return {
    async bootstrap(props) {
      await inTurn((await load()).bootstrap, propsOf(props, props.slice));
    },
    async mount(props) {
      const { container, site } = props;
      // Libraries keep what they have mounted by the name, and here two mounts may overlap.
      const own = propsOf(props, freeName(props.slice, [...mounted.values()]));
      mounted.set(container, own);
      await inTurn((await load()).mount, own);
      followLinks(container, site);
      site.pageReady();
    },
    async unmount(props) {
      const own = mounted.get(props.container);
      if (own) await inTurn((await load()).unmount, own);
      mounted.delete(props.container);
    },
  };
}

/** The slice's own name, or the first with a number that no other mount has. */
function freeName(slice: string, others: readonly ApplicationProps[]): string {
  let free = slice;
  for (let number = 2; others.some(({ name }) => name === free); number++) free = `${slice}-${number}`;
  return free;
}

function propsOf({ container, site }: SliceProps, name: string): ApplicationProps {
  return { name, domElement: container, site };
}

async function inTurn(steps: Step | readonly Step[] = [], props: ApplicationProps): Promise<void> {
  for (const step of [steps].flat()) await step(props as never);
}
