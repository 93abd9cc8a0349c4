import { isCurrent, type Pet } from '@veto/shared-data/pets';
import { IconButton } from '@veto/shared-ui/icon-button';
import { latePart } from '@veto/shared-ui/late-part';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuSeparator, MenuTrigger } from '@veto/shared-ui/menu';
import { Portal } from '@veto/shared-ui/portal';
import { useSay } from '@veto/slice-kit';
import { Ellipsis } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { LONG_LABEL } from '../long-label/long-label.ts';

type Leave = 'remove' | 'remember';
const dialogs = () => import(/* webpackChunkName: "leave-pet" */ './leave-pet-dialogs.tsx');
const DIALOGS: Record<Leave, ComponentType<{ pet: Pet; onClose: () => void }>> = {
  remove: latePart(async () => ({ default: (await dialogs()).RemovePetDialog })),
  remember: latePart(async () => ({ default: (await dialogs()).RememberPetDialog })),
};

/** What is seldom done with a pet, and never without a question: keeping it in memory, and removing it. */
export default function MoreMenu({ pet }: { pet: Pet }) {
  const say = useSay();
  const [leaving, setLeaving] = useState<Leave | null>(null);
  const Dialog = leaving && DIALOGS[leaving];
  const mayDie = !pet.rememberedSince;
  const mayGo = isCurrent(pet);
  return (
    <>
      {(mayDie || mayGo) && (
        <MenuRoot
          positioning={{ placement: 'bottom-end' }}
          onSelect={({ value }) => setLeaving(value === 'remove' ? 'remove' : 'remember')}
        >
          <MenuTrigger asChild>
            <IconButton variant="surface" aria-label={say('More for {name}', { name: pet.name })}>
              <Ellipsis aria-hidden />
            </IconButton>
          </MenuTrigger>
          <Portal>
            <MenuPositioner>
              <MenuContent bg="surface" rounded="panel" boxShadow="float" p="2" maxW="calc(100vw - 2rem)">
                {mayDie && (
                  <MenuItem value="remember" {...LONG_LABEL} minH="12">
                    {say('{pet} has died', { pet: pet.name })}
                  </MenuItem>
                )}
                {mayDie && mayGo && <MenuSeparator />}
                {mayGo && (
                  <MenuItem value="remove" {...LONG_LABEL} minH="12" color="danger">
                    {say('Remove {name}', { name: pet.name })}
                  </MenuItem>
                )}
              </MenuContent>
            </MenuPositioner>
          </Portal>
        </MenuRoot>
      )}
      {/* It outlives the menu, as it says what came of it. */}
      {Dialog && <Dialog pet={pet} onClose={() => setLeaving(null)} />}
    </>
  );
}
