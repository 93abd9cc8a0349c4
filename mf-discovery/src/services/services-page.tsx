import { type OfferedCare, useOfferedCare } from '@veto/shared-data/visit-types';
import { Callout } from '@veto/shared-ui/callout';
import { Card } from '@veto/shared-ui/card';
import { LinkButton } from '@veto/shared-ui/link-button';
import { List } from '@veto/shared-ui/list';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { PaintedPart, type Say, usePageReady, useSay } from '@veto/slice-kit';
import { CARE_TYPES, type CareType } from '../home/care-types.ts';
import { CARE_INCLUDES } from './care-includes.ts';

interface CareCardProps {
  care: CareType;
  /** What vets offer, once it is known. */
  offered: readonly OfferedCare[] | undefined;
}

function CareCard({ care, offered }: CareCardProps) {
  const say = useSay();
  const offer = offered && offerText(care, offered, say);
  return (
    <Card.Root h="full">
      <Card.Body gap="3">
        <Card.Title asChild>
          <h2>{say(care.name)}</h2>
        </Card.Title>
        {offer !== '' && (
          <Text fontWeight="semibold" minH="1lh">
            {offer}
          </Text>
        )}
        <Card.Description>{say(care.summary)}</Card.Description>
        <List.Root gap="1" ps="5" listStyleType="disc">
          {CARE_INCLUDES[care.kind].map((one) => (
            <List.Item key={one}>{say(one)}</List.Item>
          ))}
        </List.Root>
      </Card.Body>
      <Card.Footer>
        <LinkButton href={say(care.href)} variant="outline">
          {say(care.linkLabel)}
        </LinkButton>
      </Card.Footer>
    </Card.Root>
  );
}

/** 'Vaccinations from 90 zł, 20 minutes', as some vet offers it; '' where none does. */
function offerText({ services }: CareType, offered: readonly OfferedCare[], say: Say): string {
  const offer = services.map((code) => offered.find(({ service }) => service === code)).find((each) => each);
  if (!offer) return '';
  const { label, price_from: price, minutes } = offer;
  return say('{service} from {price}, {minutes} minutes', { service: say(label), price: `${price}\u00a0zł`, minutes });
}

/** What vets do, with what it costs at least where they say so. Without these prices the page is whole. */
export default function ServicesPage() {
  const say = useSay();
  const offered = useOfferedCare();
  usePageReady();
  return (
    <PageSection>
      <Stack gap="8">
        <PageHeader
          title={say('Services')}
          subtitle={say(
            'What veterinarians on Veto do, and where to find the one you need. Each profile lists what that veterinarian offers.',
          )}
        />
        <PaintedPart>
          <SimpleGrid
            as="ul"
            listStyleType="none"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr))"
            gap="6"
            aria-busy={offered.isPending}
          >
            {CARE_TYPES.map((care) => (
              <li key={care.name}>
                <CareCard care={care} offered={offered.isPending ? undefined : (offered.data ?? [])} />
              </li>
            ))}
          </SimpleGrid>
          <Callout
            title={say('Not sure what your pet needs?')}
            description={say('Start with a general veterinarian. They know when a specialist should take over.')}
          >
            <LinkButton href={say('/doctors')}>{say('Find a Veterinarian')}</LinkButton>
          </Callout>
        </PaintedPart>
      </Stack>
    </PageSection>
  );
}
