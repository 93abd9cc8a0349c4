import { RequestError } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { type ReportedReview, useReportedReviews } from '@veto/shared-data/moderation';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Heading } from '@veto/shared-ui/heading';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { useId } from 'react';
import { NotFoundPage } from '../screens/not-found-page.tsx';
import { DecisionLog } from './decision-log.tsx';
import { EmergencyClinics } from './emergency-clinics.tsx';
import { LicenceQueue } from './licence-queue.tsx';
import { ReportCard } from './report-card.tsx';

/** `/_moderation`: administrators decide about reported reviews, check licences and keep the 24-hour clinics. For everybody else there is no such page. */
export default function ModerationPage() {
  const reports = useReportedReviews();
  const { data, error } = reports;
  const isStranger = error instanceof RequestError && error.status === 403;
  usePageReady({ ready: !isStranger && (data !== undefined || error !== null), title: 'Reported reviews' });
  if (isStranger) return <NotFoundPage path="/_moderation" />;
  return (
    <PageSection maxW="4xl">
      <PageHeader
        title="Reported reviews"
        subtitle="Each stays visible until you decide. What you decide, and why, is kept."
      />
      {data ? (
        <Reports reports={data} />
      ) : error ? (
        <ErrorState {...ERRORS.fetchReports} error={error} onRetry={() => void reports.refetch()} />
      ) : (
        <CardSkeletons count={2} shape="row" />
      )}
      {data && <LicenceQueue />}
      {data && <EmergencyClinics />}
      {data && <DecisionLog />}
    </PageSection>
  );
}

function Reports({ reports }: { reports: readonly ReportedReview[] }) {
  const waiting = reports.filter(({ decision }) => decision === null);
  const decided = reports.filter(({ decision }) => decision !== null);
  return (
    <>
      {waiting.length === 0 ? <Text>All caught up.</Text> : <List title="Waiting" reports={waiting} />}
      {decided.length > 0 && <List title="Decided" reports={decided} />}
    </>
  );
}

function List({ title, reports }: { title: string; reports: readonly ReportedReview[] }) {
  const headingId = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="h3">
        {title} ({reports.length})
      </Heading>
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
    </Stack>
  );
}
