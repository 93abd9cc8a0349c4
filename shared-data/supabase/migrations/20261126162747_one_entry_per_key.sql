ALTER TABLE "public"."medicines" ADD COLUMN "idempotency_key" uuid;

ALTER TABLE "public"."vaccinations" ADD COLUMN "idempotency_key" uuid;

ALTER TABLE "public"."weights" ADD COLUMN "idempotency_key" uuid;

ALTER TABLE "public"."medicines" ADD CONSTRAINT "one_medicine_per_idempotency_key" UNIQUE (pet_id, idempotency_key);

ALTER TABLE "public"."vaccinations" ADD CONSTRAINT "one_vaccination_per_idempotency_key" UNIQUE (pet_id, idempotency_key);

ALTER TABLE "public"."weights" ADD CONSTRAINT "one_weight_per_idempotency_key" UNIQUE (pet_id, idempotency_key);

REVOKE ALL ("idempotency_key") ON TABLE "public"."medicines" FROM "authenticated";

GRANT INSERT ("idempotency_key") ON TABLE "public"."medicines" TO "authenticated";

REVOKE ALL ("idempotency_key") ON TABLE "public"."vaccinations" FROM "authenticated";

GRANT INSERT ("idempotency_key") ON TABLE "public"."vaccinations" TO "authenticated";

REVOKE ALL ("idempotency_key") ON TABLE "public"."weights" FROM "authenticated";

GRANT INSERT ("idempotency_key") ON TABLE "public"."weights" TO "authenticated";
