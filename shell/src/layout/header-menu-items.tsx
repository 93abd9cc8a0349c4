import { leaveSite } from '@veto/shared-data/account';
import { ERRORS } from '@veto/shared-data/errors';
import { type ColorModeChoice, setColorMode, useColorMode } from '@veto/shared-ui/core';
import { Flex } from '@veto/shared-ui/flex';
import { Icon } from '@veto/shared-ui/icon';
import { MenuItem, MenuItemGroupLabel, MenuRadioItem, MenuRadioItemGroup } from '@veto/shared-ui/menu';
import { useLeaving } from '@veto/shared-ui/sign-out-button';
import { SiteLink, useSay } from '@veto/slice-kit';
import { LogOut, type LucideIcon, Moon } from 'lucide-react';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { isCurrent } from './current-link.ts';

const ROW = { minH: '12', gap: '3', px: '3', textStyle: 'md' } as const;

function RowIcon({ of: Drawing }: { of: LucideIcon }) {
  return (
    <Icon asChild boxSize="5" color="muted">
      <Drawing aria-hidden />
    </Icon>
  );
}

interface MenuLinkProps extends Pick<ShownEntry, 'href' | 'label' | 'lang'> {
  icon: LucideIcon;
  pathname: string;
}

/** A link of the menu; the page that is open is marked. */
export function MenuLink({ href, label, lang, icon, pathname }: MenuLinkProps) {
  const current = isCurrent(href, pathname);
  return (
    <MenuItem asChild value={href} {...ROW} fontWeight={current ? 'semibold' : 'medium'}>
      <SiteLink href={href} {...(lang && { lang, hrefLang: lang })} {...(current && { 'aria-current': 'page' })}>
        <RowIcon of={icon} />
        {label}
      </SiteLink>
    </MenuItem>
  );
}

/** Light, dark, or as the device has it; the menu stays open, so that the effect is seen. */
export function ThemeItems() {
  const { choice } = useColorMode();
  const say = useSay();
  const choices: { value: ColorModeChoice; label: string }[] = [
    { value: 'light', label: say('Light') },
    { value: 'dark', label: say('Dark') },
    { value: 'system', label: say('Auto') },
  ];
  return (
    <MenuRadioItemGroup
      value={choice}
      onValueChange={({ value }) => setColorMode(choices.find((each) => each.value === value)?.value ?? 'system')}
      display="flex"
      alignItems="center"
      gap="3"
      ps="3"
      minH="12"
    >
      <RowIcon of={Moon} />
      <MenuItemGroupLabel flex="1" p="0" textStyle="md" fontWeight="medium">
        {say('Theme')}
      </MenuItemGroupLabel>
      <Flex bg="sunken" rounded="slot">
        {choices.map(({ value, label }) => (
          <MenuRadioItem
            key={value}
            value={value}
            closeOnSelect={false}
            w="auto"
            flex="none"
            minH="11"
            minW="11"
            px="2.5"
            justifyContent="center"
            rounded="slot"
            textStyle="small"
            fontWeight="semibold"
            color="muted"
            _checked={{ bg: 'ink', color: 'canvas' }}
          >
            {label}
          </MenuRadioItem>
        ))}
      </Flex>
    </MenuRadioItemGroup>
  );
}

/** Signs out; the shell says so and goes home. A failure is shown, and the visitor stays. */
export function SignOutItem() {
  const say = useSay();
  const { title, description } = ERRORS.signOut;
  const { leave } = useLeaving({ signOut: leaveSite, failed: { title: say(title), description: say(description) } });
  return (
    <MenuItem value="sign-out" {...ROW} fontWeight="medium" onSelect={() => void leave()}>
      <RowIcon of={LogOut} />
      {say('Sign out')}
    </MenuItem>
  );
}
