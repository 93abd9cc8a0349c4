import { Saying, usePageReady, useSay } from '@veto/slice-kit';
import { Article, ArticleSection, Bullets, Paragraph } from '../articles/article.tsx';
import { TextLink } from '../articles/text-link.tsx';

/** Every cookie and every key of the browser's storage that the site writes. */
export const IN_THE_BROWSER = [
  {
    name: 'veto_visitor (a cookie, for a year)',
    what: 'a number from 0 to 99, drawn at random. It decides who sees a new version of the site first. It says nothing about you.',
  },
  {
    name: 'veto_counts (a cookie, for a day)',
    what: 'that number, the edition of the site and the minute, signed, so that nobody makes up how well a version works. Everybody with your number has the same.',
  },
  { name: 'veto_authenticated', what: 'that you have entered the site’s password, so that we do not ask again.' },
  {
    name: 'sb-…-auth-token and sb-…-auth-token-code-verifier',
    what: 'your session, until you close the tab, or longer when you choose “Remember me”.',
  },
  {
    name: 'veto_profile',
    what: 'your name and kind of account, as long as the session, so that pages appear at once.',
  },
  {
    name: 'veto_offline:…',
    what: 'your upcoming visits, your pets and their passports as you have opened them, so that you can read them without a network. They are kept with your session, and removed when you sign out or somebody else signs in.',
  },
  {
    name: 'veto_offline_public',
    what: 'the numbers to call when you last looked at the page about emergencies.',
  },
  {
    name: 'veto-photos (a cache)',
    what: 'the photos of your pets in what is kept under veto_offline:…, where you chose “Remember me”. They go with it.',
  },
  {
    name: 'veto-documents, veto-files, veto-descriptions and veto-offline-page (caches), and the list workbox-expiration of what is in them',
    what: 'the parts of the site that you have used and the addresses of the pages, so that they open without a network. Nothing that the pages show about you is kept there.',
  },
  { name: 'veto_color_mode', what: 'whether you prefer light or dark colors.' },
  {
    name: 'veto_language',
    what: 'which language you chose, so that we offer you another one only where you want it.',
  },
  { name: 'veto_language_offered', what: 'on which day we last offered you the site in another language.' },
  {
    name: 'veto_booking_draft…',
    what: 'what you have typed or chosen for a visit and not sent, and the veterinarian whom you save by signing in, until you close the tab.',
  },
  {
    name: 'veto_form_draft…',
    what: 'what you have typed about a pet, into a review or to the owner of a lost pet and not sent, until you close the tab.',
  },
  {
    name: 'veto_vet_profile',
    what: 'for veterinarians: a profile that was filled in before signing in, until it is saved.',
  },
  { name: 'veto_message_draft…', what: 'what you have typed into a message and not sent.' },
  { name: 'veto_outbox…', what: 'messages that could not be sent yet, until they are.' },
  {
    name: 'veto_signed_out',
    what: 'when somebody last signed out here, so that every tab forgets what was typed before.',
  },
  {
    name: 'veto_city',
    what: 'the city that you searched last or chose on the page about emergencies, where it measures from.',
  },
  { name: 'veto_scroll', what: 'how far you have scrolled on each page, until you close the tab.' },
  {
    name: 'veto_reloaded_for',
    what: 'why the page has reloaded itself, so that it does so once, until you close the tab.',
  },
  {
    name: 'veto_reloads',
    what: 'which part of the site was there when a page went by itself, so that this does not go on, until you close the tab.',
  },
  { name: 'veto_overrides', what: 'for the people who build Veto: which version of a part they are trying out.' },
  {
    name: 'google_maps_api_key',
    what: 'on pages with a map, its key. Where it is a real one, your browser asks Google for the map; otherwise for nothing.',
  },
] as const;

export default function PrivacyPage() {
  const say = useSay();
  usePageReady();
  return (
    <Article
      title={say('Privacy Policy')}
      subtitle={say('What we store about you and your pets, who can see it, and how to have it removed.')}
    >
      <ArticleSection heading={say('In short')}>
        <Bullets
          items={[
            say(
              'We store what you type into Veto, so that you can book visits and look after your pets. Nothing else.',
            ),
            say(
              'We show no advertising, use no trackers and load nothing from other companies to count or follow visitors.',
            ),
            say('We never sell or rent data.'),
          ]}
        />
      </ArticleSection>
      <ArticleSection heading={say('What we store')}>
        <Bullets
          items={[
            say(
              'Your account: name, email address, whether you are a pet owner or a veterinarian, and your password in a form that cannot be read back.',
            ),
            say(
              'Your pets, if you add them: what you write about them, their photo, and their health record with its documents. A photo that you give as an address is loaded from there.',
            ),
            say(
              'Your appointments: the veterinarian, date and time, the pet’s name and type, the reason for the visit, and, if you give them, your answers to four questions and up to three photos; afterwards what the veterinarian notes, which we also email to you unless you have turned that off.',
            ),
            say('The veterinarians whom you save.'),
            say(
              'Your reviews: the stars and the text, shown with your first name and the first letter of your surname.',
            ),
            say(
              'Messages that you send to a veterinarian, with the photos and PDFs that you attach, to the owner of a lost pet or to us.',
            ),
            say(
              'If you book by phone: what the veterinarian notes of the call, which is your name, number, the pet and the reason. Nobody but this veterinarian sees it.',
            ),
            say(
              'If you book without an account: the same, as you typed it, for this veterinarian. Your email address, if you give one, is kept for 30 days after the visit, and only our emails use it.',
            ),
            say('For veterinarians: the public profile, prices, working hours and days off.'),
          ]}
        />
      </ArticleSection>
      <ArticleSection heading={say('Who can see it')}>
        <Bullets
          items={[
            say('Everybody: the profile of a veterinarian, their free times and their reviews.'),
            say(
              'The veterinarian you booked: your name, your email address, what you wrote and showed about the visit, and the health record of the pet that it is for, until 30 days after the visit or until you say no on the page of the pet.',
            ),
            say('People you write to: your messages and what you attached to them.'),
            say(
              'Anyone your veterinarian gives their calendar link to: when your visit is, and only if the veterinarian chose so, your name and your pet’s.',
            ),
            say(
              'Anyone with a link to a pet’s passport that you created: what you ticked, until the link expires or you revoke it. Your name and addresses are never in it.',
            ),
            say(
              'People you invite to care for a pet: its passport, what was given to it, and what you allow them beside, until you remove them or a sitter’s last day is over. They see your first name.',
            ),
            say('Only you: the list of your pets, the list of your appointments, and whom you have saved.'),
            say(
              'The people who run Veto: messages sent through the contact form, and reviews that a veterinarian reports.',
            ),
          ]}
        />
        <Paragraph>
          {say(
            'These rules are kept by the database itself, for every single row, and not only by the screens that you see.',
          )}
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading={say('What stays in your browser')}>
        <Bullets items={IN_THE_BROWSER.map(({ name, what }) => `${say(name)}: ${say(what)}`)} />
        <Paragraph>
          {say(
            'On the Polish map pages and on the page about emergencies, your position is used only while you look, and only after you agree. We do not store it. None of what stays in your browser is used to follow you, so there is no cookie banner to click away.',
          )}
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading={say('How long')}>
        <Paragraph>
          {say(
            'Your data stays as long as your account does. Completed and cancelled visits stay in your history and in the veterinarian’s, because both may need to look back at them. When you delete your account, what the other side also has stays there, without your name: past visits, reviews and messages. Everything else is removed at once, including your files.',
          )}
        </Paragraph>
        <Paragraph>
          {say(
            'Some things are removed automatically: notifications and the emails we sent you after 180 days, links to a passport and invitations to care for a pet 30 days after they have expired, what was given to a pet after 180 days, and what a finder wrote to you after 180 days, once your pet is no longer reported as lost.',
          )}
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading={say('Your rights')}>
        <Paragraph>
          <Saying
            text="You may see, correct, take with you and have removed what we store about you. Most of it you can change yourself, under My Pets and on your dashboard; on {account} you can download all of it and delete the account. For everything else, {contact}. If you think that we handle your data wrongly, you may complain to your country’s data protection authority."
            account={<TextLink href="/account">{say('your account’s page')}</TextLink>}
            contact={<TextLink href="/contact">{say('write to us')}</TextLink>}
          />
        </Paragraph>
      </ArticleSection>
    </Article>
  );
}
