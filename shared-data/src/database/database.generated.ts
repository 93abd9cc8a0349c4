/** The schema `public` as PostgreSQL's catalog has it. Made by `pnpm db:types`, never edited by hand. */

import type { Answered, Json, Key, Table } from './shapes.ts';

export type Database = {
  public: {
    Tables: {
      admins: Table<{
        created_at: string;
        user_id: string;
      }, 'created_at', never, [
        Key<'admins_user_id_fkey', ['user_id'], 'profiles', ['id'], true>,
      ]>;
      after_visits: Table<{
        answered_at: string | null;
        answers: Json | null;
        appointment_id: string;
        asks_at: string;
        is_asked: boolean;
        message_id: string | null;
        questions: readonly string[];
      }, 'answered_at' | 'answers' | 'is_asked' | 'message_id', never, [
        Key<'after_visits_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], true>,
        Key<'after_visits_message_id_fkey', ['message_id'], 'messages', ['id'], true>,
      ]>;
      appointments: Table<{
        appointment_date: string;
        appointment_time: string;
        booked_by: string;
        cancel_reason: string | null;
        cancelled_by: string | null;
        client_id: string | null;
        client_name: string | null;
        client_phone: string | null;
        created_at: string;
        duration_minutes: number;
        follow_up_on: string | null;
        id: string;
        location: string;
        move_wish: string | null;
        pet_id: string | null;
        pet_name: string;
        pet_type: string;
        price_from: number | null;
        price_to: number | null;
        reason_for_visit: string | null;
        status: string;
        updated_at: string;
        veterinarian_id: string;
        visit_note: string | null;
        visit_type: string | null;
        visit_type_id: string | null;
        visit_type_in: Json | null;
      }, 'booked_by' | 'cancel_reason' | 'cancelled_by' | 'client_id' | 'client_name' | 'client_phone' | 'created_at' | 'duration_minutes' | 'follow_up_on' | 'id' | 'location' | 'move_wish' | 'pet_id' | 'price_from' | 'price_to' | 'reason_for_visit' | 'status' | 'updated_at' | 'visit_note' | 'visit_type' | 'visit_type_id' | 'visit_type_in', never, [
        Key<'appointments_client_id_fkey', ['client_id'], 'profiles', ['id'], false>,
        Key<'appointments_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
        Key<'appointments_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
        Key<'appointments_visit_type_id_fkey', ['visit_type_id'], 'visit_types', ['id'], false>,
      ]>;
      care_entries: Table<{
        body: string | null;
        given_at: string;
        id: string;
        kind: string;
        medicine: string | null;
        medicine_id: string | null;
        person_id: string | null;
        pet_id: string;
      }, 'body' | 'given_at' | 'id' | 'medicine' | 'medicine_id' | 'person_id', never, [
        Key<'care_entries_medicine_id_fkey', ['medicine_id'], 'medicines', ['id'], false>,
        Key<'care_entries_person_id_fkey', ['person_id'], 'profiles', ['id'], false>,
        Key<'care_entries_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      contact_messages: Table<{
        created_at: string;
        email: string;
        id: string;
        message: string;
        name: string;
        subject: string | null;
        website: string | null;
      }, 'created_at' | 'id' | 'subject' | 'website', never, []>;
      conversations: Table<{
        client_blocked: boolean;
        client_id: string;
        client_read_at: string | null;
        client_unread: number;
        created_at: string;
        id: string;
        last_message: string;
        last_message_at: string;
        last_sender_id: string | null;
        veterinarian_blocked: boolean;
        veterinarian_id: string;
        veterinarian_read_at: string | null;
        veterinarian_unread: number;
      }, 'client_blocked' | 'client_read_at' | 'client_unread' | 'created_at' | 'id' | 'last_message' | 'last_message_at' | 'last_sender_id' | 'veterinarian_blocked' | 'veterinarian_read_at' | 'veterinarian_unread', never, [
        Key<'conversations_client_id_fkey', ['client_id'], 'profiles', ['id'], false>,
        Key<'conversations_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      earlier_requests: Table<{
        appointment_id: string | null;
        at_night: boolean;
        client_id: string;
        created_at: string;
        ended_at: string | null;
        from_date: string;
        hours: readonly number[];
        id: string;
        kilometres: number | null;
        lead_hours: number;
        pet_id: string | null;
        pet_name: string | null;
        pet_type: string | null;
        reason_for_visit: string | null;
        to_date: string;
        veterinarian_id: string;
        visit_type_id: string | null;
        weekdays: readonly number[];
      }, 'appointment_id' | 'created_at' | 'ended_at' | 'id' | 'kilometres' | 'pet_id' | 'pet_name' | 'pet_type' | 'reason_for_visit' | 'visit_type_id', never, [
        Key<'earlier_requests_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], false>,
        Key<'earlier_requests_client_id_fkey', ['client_id'], 'profiles', ['id'], false>,
        Key<'earlier_requests_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
        Key<'earlier_requests_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
        Key<'earlier_requests_visit_type_id_fkey', ['visit_type_id'], 'visit_types', ['id'], false>,
      ]>;
      emergency_clinics: Table<{
        address: string;
        checked_on: string;
        city: string;
        created_at: string;
        id: string;
        latitude: number;
        longitude: number;
        name: string;
        phone: string;
        source: string;
      }, 'created_at' | 'id', never, []>;
      emergency_hours: Table<{
        ends_at: string;
        id: string;
        starts_at: string;
        veterinarian_id: string;
        weekday: number;
      }, 'id', never, [
        Key<'emergency_hours_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      found_reports: Table<{
        contact: string | null;
        created_at: string;
        id: string;
        link_id: string | null;
        message: string;
        pet_id: string;
      }, 'contact' | 'created_at' | 'id' | 'link_id', never, [
        Key<'found_reports_link_id_fkey', ['link_id'], 'passport_links', ['id'], false>,
        Key<'found_reports_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      household_invitations: Table<{
        accepted_at: string | null;
        created_at: string;
        expires_at: string;
        id: string;
        may_book: boolean;
        may_message: boolean;
        may_read_record: boolean;
        may_record_medicines: boolean;
        owner_id: string;
        pet_ids: readonly string[];
        role: string;
        secret_hash: string;
        starts_on: string | null;
        until: string | null;
      }, 'accepted_at' | 'created_at' | 'expires_at' | 'id' | 'may_book' | 'may_message' | 'may_read_record' | 'may_record_medicines' | 'starts_on' | 'until', never, [
        Key<'household_invitations_owner_id_fkey', ['owner_id'], 'profiles', ['id'], false>,
      ]>;
      licences: Table<{
        checked_clinic: string | null;
        checked_name: string | null;
        decided_at: string | null;
        decided_by: string | null;
        document_path: string | null;
        listed_until: string | null;
        number: string | null;
        refusal: string | null;
        sending: string;
        sent_at: string | null;
        valid_until: string | null;
        verified_at: string | null;
        veterinarian_id: string;
      }, 'checked_clinic' | 'checked_name' | 'decided_at' | 'decided_by' | 'document_path' | 'listed_until' | 'number' | 'refusal' | 'sending' | 'sent_at' | 'valid_until' | 'verified_at', never, [
        Key<'licences_decided_by_fkey', ['decided_by'], 'profiles', ['id'], false>,
        Key<'licences_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], true>,
      ]>;
      lost_pets: Table<{
        last_seen_at: string | null;
        last_seen_place: string | null;
        pet_id: string;
        since: string;
      }, 'last_seen_at' | 'last_seen_place' | 'since', never, [
        Key<'lost_pets_pet_id_fkey', ['pet_id'], 'pets', ['id'], true>,
      ]>;
      medicines: Table<{
        added_by: string | null;
        created_at: string;
        dose: string | null;
        ends_on: string | null;
        id: string;
        idempotency_key: string | null;
        interval_hours: number | null;
        name: string;
        pet_id: string;
        starts_on: string;
      }, 'added_by' | 'created_at' | 'dose' | 'ends_on' | 'id' | 'idempotency_key' | 'interval_hours', never, [
        Key<'medicines_added_by_fkey', ['added_by'], 'profiles', ['id'], false>,
        Key<'medicines_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      message_attachments: Table<{
        bytes: number | string;
        height: number | null;
        message_id: string;
        mime_type: string;
        name: string;
        path: string;
        position: number;
        width: number | null;
      }, 'height' | 'width', never, [
        Key<'message_attachments_message_id_fkey', ['message_id'], 'messages', ['id'], false>,
      ]>;
      message_reports: Table<{
        created_at: string;
        id: string;
        message_id: string;
        reason: string;
        reporter_id: string;
      }, 'created_at' | 'id', never, [
        Key<'message_reports_message_id_fkey', ['message_id'], 'messages', ['id'], false>,
        Key<'message_reports_reporter_id_fkey', ['reporter_id'], 'profiles', ['id'], false>,
      ]>;
      messages: Table<{
        body: string;
        conversation_id: string;
        created_at: string;
        id: string;
        sender_id: string;
      }, 'created_at', never, [
        Key<'messages_conversation_id_fkey', ['conversation_id'], 'conversations', ['id'], false>,
        Key<'messages_sender_id_fkey', ['sender_id'], 'profiles', ['id'], false>,
      ]>;
      note_templates: Table<{
        body: string;
        id: string;
        name: string;
        veterinarian_id: string;
      }, 'id', never, [
        Key<'note_templates_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      notification_preferences: Table<{
        channel: string;
        topic: string;
        user_id: string;
        wanted: boolean;
      }, never, never, [
        Key<'notification_preferences_user_id_fkey', ['user_id'], 'profiles', ['id'], false>,
      ]>;
      notifications: Table<{
        about: Json;
        created_at: string;
        id: string;
        kind: string;
        read_at: string | null;
        user_id: string;
      }, 'created_at' | 'id' | 'read_at', never, [
        Key<'notifications_user_id_fkey', ['user_id'], 'profiles', ['id'], false>,
      ]>;
      owner_phones: Table<{
        owner_id: string;
        phone: string;
      }, never, never, [
        Key<'owner_phones_owner_id_fkey', ['owner_id'], 'profiles', ['id'], true>,
      ]>;
      passport_links: Table<{
        created_at: string;
        expires_at: string;
        id: string;
        opened_at: string | null;
        opened_count: number;
        pet_id: string;
        revoked_at: string | null;
        secret_hash: string;
        shows: readonly string[];
      }, 'created_at' | 'id' | 'opened_at' | 'opened_count' | 'revoked_at', never, [
        Key<'passport_links_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      pet_carers: Table<{
        created_at: string;
        may_book: boolean;
        may_message: boolean;
        may_read_record: boolean;
        may_record_medicines: boolean;
        person_id: string;
        pet_id: string;
        role: string;
        starts_on: string | null;
        until: string | null;
      }, 'created_at' | 'may_book' | 'may_message' | 'may_read_record' | 'may_record_medicines' | 'starts_on' | 'until', never, [
        Key<'pet_carers_person_id_fkey', ['person_id'], 'profiles', ['id'], false>,
        Key<'pet_carers_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      pet_documents: Table<{
        added_by: string | null;
        bytes: number;
        created_at: string;
        id: string;
        mime_type: string;
        path: string;
        pet_id: string;
        title: string;
      }, 'added_by' | 'created_at' | 'id', never, [
        Key<'pet_documents_added_by_fkey', ['added_by'], 'profiles', ['id'], false>,
        Key<'pet_documents_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      pets: Table<{
        age: string | null;
        allergies: string | null;
        archived_at: string | null;
        birthday: string | null;
        breed: string | null;
        color: string | null;
        created_at: string;
        gender: string | null;
        id: string;
        idempotency_key: string | null;
        image_url: string | null;
        last_visit_date: string | null;
        last_visit_reason: string | null;
        medical_history: string | null;
        medications: string | null;
        microchip_number: string | null;
        name: string;
        owner_id: string;
        remembered_since: string | null;
        type: string;
        updated_at: string;
        vaccination_records: string | null;
        weight: number | string | null;
      }, 'age' | 'allergies' | 'archived_at' | 'birthday' | 'breed' | 'color' | 'created_at' | 'gender' | 'id' | 'idempotency_key' | 'image_url' | 'last_visit_date' | 'last_visit_reason' | 'medical_history' | 'medications' | 'microchip_number' | 'remembered_since' | 'updated_at' | 'vaccination_records' | 'weight', never, [
        Key<'pets_owner_id_fkey', ['owner_id'], 'profiles', ['id'], false>,
      ]>;
      profiles: Table<{
        accepts_guests: boolean;
        address: string | null;
        cat_only_waiting_room: boolean;
        city: string | null;
        clients_may_move: boolean;
        clinic_name: string | null;
        confirms_guests: boolean;
        created_at: string;
        deleted_at: string | null;
        description: string | null;
        description_in: Json | null;
        education: string | null;
        email: string | null;
        full_name: string | null;
        home_visits: boolean;
        id: string;
        languages: readonly string[] | null;
        latitude: number | null;
        longitude: number | null;
        pet_types: readonly string[] | null;
        phone: string | null;
        portrait: Json | null;
        profile_image_url: string | null;
        services: readonly string[] | null;
        specialist_no: number | null;
        specialty: string | null;
        updated_at: string;
        user_type: string;
        website: string | null;
        written_in: string | null;
        years_of_experience: number | null;
      }, 'accepts_guests' | 'address' | 'cat_only_waiting_room' | 'city' | 'clients_may_move' | 'clinic_name' | 'confirms_guests' | 'created_at' | 'deleted_at' | 'description' | 'description_in' | 'education' | 'email' | 'full_name' | 'home_visits' | 'languages' | 'latitude' | 'longitude' | 'pet_types' | 'phone' | 'portrait' | 'profile_image_url' | 'services' | 'specialist_no' | 'specialty' | 'updated_at' | 'user_type' | 'website' | 'written_in' | 'years_of_experience', never, []>;
      record_refusals: Table<{
        created_at: string;
        pet_id: string;
        veterinarian_id: string;
      }, 'created_at', never, [
        Key<'record_refusals_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
        Key<'record_refusals_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      reschedule_requests: Table<{
        answered_at: string | null;
        appointment_id: string;
        created_at: string;
        id: string;
        message: string | null;
        proposed_by: string;
        proposed_date: string;
        proposed_time: string;
        status: string;
      }, 'answered_at' | 'created_at' | 'id' | 'message' | 'proposed_by' | 'status', never, [
        Key<'reschedule_requests_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], false>,
      ]>;
      review_reports: Table<{
        created_at: string;
        decided_at: string | null;
        decided_by: string | null;
        decision_reason: string | null;
        id: string;
        reason: string;
        removed: boolean | null;
        reported_by: string | null;
        review_id: string;
      }, 'created_at' | 'decided_at' | 'decided_by' | 'decision_reason' | 'id' | 'removed' | 'reported_by', never, [
        Key<'review_reports_decided_by_fkey', ['decided_by'], 'profiles', ['id'], false>,
        Key<'review_reports_reported_by_fkey', ['reported_by'], 'profiles', ['id'], false>,
        Key<'review_reports_review_id_fkey', ['review_id'], 'reviews', ['id'], true>,
      ]>;
      reviews: Table<{
        answer: string | null;
        answered_at: string | null;
        appointment_id: string;
        author_name: string;
        client_id: string | null;
        comment: string | null;
        created_at: string;
        id: string;
        moderation: string | null;
        rating: number;
        veterinarian_id: string;
      }, 'answer' | 'answered_at' | 'client_id' | 'comment' | 'created_at' | 'id' | 'moderation', never, [
        Key<'reviews_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], true>,
        Key<'reviews_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      saved_veterinarians: Table<{
        created_at: string;
        owner_id: string;
        veterinarian_id: string;
      }, 'created_at', never, [
        Key<'saved_veterinarians_owner_id_fkey', ['owner_id'], 'profiles', ['id'], false>,
        Key<'saved_veterinarians_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      service_prices: Table<{
        price_from: number;
        price_to: number;
        service: string;
        veterinarian_id: string;
      }, never, never, [
        Key<'service_prices_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      slot_offers: Table<{
        client_id: string;
        duration_minutes: number;
        held_until: string;
        id: string;
        kilometres: number | null;
        offered_at: string;
        outcome: string | null;
        price_from: number | null;
        price_to: number | null;
        request_id: string;
        slot_date: string;
        slot_time: string;
        veterinarian_id: string;
        visit_type: string | null;
        visit_type_id: string | null;
      }, 'id' | 'kilometres' | 'outcome' | 'price_from' | 'price_to' | 'visit_type' | 'visit_type_id', never, [
        Key<'slot_offers_client_id_fkey', ['client_id'], 'profiles', ['id'], false>,
        Key<'slot_offers_request_id_fkey', ['request_id'], 'earlier_requests', ['id'], false>,
        Key<'slot_offers_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
        Key<'slot_offers_visit_type_id_fkey', ['visit_type_id'], 'visit_types', ['id'], false>,
      ]>;
      time_off: Table<{
        ends_at: string | null;
        ends_on: string;
        id: string;
        reason: string | null;
        starts_at: string | null;
        starts_on: string;
        veterinarian_id: string;
      }, 'ends_at' | 'id' | 'reason' | 'starts_at', never, [
        Key<'time_off_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      vaccinations: Table<{
        added_by: string | null;
        appointment_id: string | null;
        created_at: string;
        given_on: string;
        id: string;
        idempotency_key: string | null;
        lot_number: string | null;
        next_due_on: string | null;
        pet_id: string;
        product: string;
        vaccine: string | null;
      }, 'added_by' | 'appointment_id' | 'created_at' | 'id' | 'idempotency_key' | 'lot_number' | 'next_due_on' | 'vaccine', never, [
        Key<'vaccinations_added_by_fkey', ['added_by'], 'profiles', ['id'], false>,
        Key<'vaccinations_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], false>,
        Key<'vaccinations_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      vet_stats: Table<{
        cat_only_waiting_room: boolean;
        city_code: string | null;
        former: Json | null;
        free_parts: string | null;
        home_visits: boolean;
        languages: readonly string[];
        latitude: number | null;
        licence_checked_at: string | null;
        licence_until: string | null;
        listed: boolean;
        listed_until: string;
        longitude: number | null;
        lowest_price: number | null;
        next_slot_at: string | null;
        page_changed_at: string;
        pet_types: readonly string[];
        rating_average: number | string | null;
        rating_score: number | string;
        review_count: number;
        services: readonly string[];
        slots_checked_on: string | null;
        specialty_code: string | null;
        takes_emergencies: boolean;
        veterinarian_id: string;
        weekend_slot_at: string | null;
      }, 'cat_only_waiting_room' | 'city_code' | 'former' | 'free_parts' | 'home_visits' | 'languages' | 'latitude' | 'licence_checked_at' | 'licence_until' | 'listed' | 'listed_until' | 'longitude' | 'lowest_price' | 'next_slot_at' | 'page_changed_at' | 'pet_types' | 'rating_average' | 'review_count' | 'services' | 'slots_checked_on' | 'specialty_code' | 'takes_emergencies' | 'weekend_slot_at', 'rating_score', [
        Key<'vet_stats_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], true>,
      ]>;
      visit_answers: Table<{
        appointment_id: string;
        breathes_hard: boolean | null;
        collapsed_or_bleeds: boolean | null;
        created_at: string;
        strains_or_retches: boolean | null;
        swallowed_poison: boolean | null;
      }, 'breathes_hard' | 'collapsed_or_bleeds' | 'created_at' | 'strains_or_retches' | 'swallowed_poison', never, [
        Key<'visit_answers_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], true>,
      ]>;
      visit_photos: Table<{
        appointment_id: string;
        created_at: string;
        id: string;
        path: string;
      }, 'created_at' | 'id', never, [
        Key<'visit_photos_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], false>,
      ]>;
      visit_types: Table<{
        booked_by: string;
        id: string;
        minutes: number;
        name: string;
        name_in: Json | null;
        position: number;
        preparation: string | null;
        preparation_in: Json | null;
        price_from: number | null;
        price_to: number | null;
        treats: readonly string[];
        veterinarian_id: string;
        visits: string;
        written_in: string | null;
      }, 'booked_by' | 'id' | 'name_in' | 'position' | 'preparation' | 'preparation_in' | 'price_from' | 'price_to' | 'treats' | 'visits' | 'written_in', never, [
        Key<'visit_types_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
      vocabulary: Table<{
        code: string;
        kind: string;
        label: string;
        position: number;
      }, never, never, []>;
      vocabulary_terms: Table<{
        code: string;
        kind: string;
        language: string | null;
        term: string;
      }, 'language', never, [
        Key<'vocabulary_terms_kind_code_fkey', ['kind', 'code'], 'vocabulary', ['kind', 'code'], false>,
      ]>;
      weights: Table<{
        added_by: string | null;
        appointment_id: string | null;
        created_at: string;
        id: string;
        idempotency_key: string | null;
        kilograms: number | string;
        pet_id: string;
        weighed_on: string;
      }, 'added_by' | 'appointment_id' | 'created_at' | 'id' | 'idempotency_key', never, [
        Key<'weights_added_by_fkey', ['added_by'], 'profiles', ['id'], false>,
        Key<'weights_appointment_id_fkey', ['appointment_id'], 'appointments', ['id'], false>,
        Key<'weights_pet_id_fkey', ['pet_id'], 'pets', ['id'], false>,
      ]>;
      working_hours: Table<{
        closes_at: string;
        id: string;
        opens_at: string;
        veterinarian_id: string;
        weekday: number;
      }, 'id', never, [
        Key<'working_hours_veterinarian_id_fkey', ['veterinarian_id'], 'profiles', ['id'], false>,
      ]>;
    };
    Views: Record<never, never>;
    Functions: {
      accept_household_invitation: {
        Args: {
          secret: string;
        };
        Returns: string | null;
      };
      add_care_entry: {
        Args: {
          anyway?: boolean;
          body?: string | null;
          kind: string;
          medicine?: string | null;
          pet: string;
        };
        Returns: Json | null;
      };
      answer_after_visit: {
        Args: {
          answers: Json;
          appointment: string;
          body: string;
          message: string;
        };
        Returns: Answered<Database['public']['Tables']['after_visits']['Row']>;
      };
      answer_reschedule: {
        Args: {
          accept: boolean;
          request: string;
        };
        Returns: Answered<Database['public']['Tables']['reschedule_requests']['Row']>;
      };
      ask_for_earlier: {
        Args: {
          appointment?: string | null;
          at_night?: boolean;
          from_date: string;
          hours: readonly number[];
          kilometres?: number | null;
          lead_hours?: number;
          pet?: string | null;
          pet_name?: string | null;
          pet_type?: string | null;
          reason?: string | null;
          to_date: string;
          veterinarian?: string | null;
          visit_type?: string | null;
          weekdays: readonly number[];
        };
        Returns: Answered<Database['public']['Tables']['earlier_requests']['Row']>;
      };
      ask_to_choose_again: {
        Args: {
          visits: readonly string[];
          words?: string | null;
        };
        Returns: readonly string[] | null;
      };
      block_conversation: {
        Args: {
          blocked: boolean;
          conversation: string;
        };
        Returns: Answered<Database['public']['Tables']['conversations']['Row']>;
      };
      book_as_guest: {
        Args: {
          client_name: string;
          client_phone: string;
          confirmation?: string | null;
          email?: string | null;
          language?: string;
          pet_name: string;
          pet_type: string;
          reason: string;
          secret?: string | null;
          veterinarian: string;
          visit_date: string;
          visit_time: string;
          visit_type?: string | null;
        };
        Returns: string | null;
      };
      book_for_caller: {
        Args: {
          address_visit?: string | null;
          client?: string | null;
          client_name?: string | null;
          client_phone?: string | null;
          email?: string | null;
          language?: string;
          pet_names: readonly string[];
          pet_types: readonly string[];
          reason?: string | null;
          visit_date: string;
          visit_time: string;
          visit_type?: string | null;
        };
        Returns: Json | null;
      };
      calendar_feed: {
        Args: {
          secret: string;
        };
        Returns: Json | null;
      };
      calendar_link: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      cancel_guest_visit: {
        Args: {
          secret: string;
        };
        Returns: Json | null;
      };
      cancel_own_visit: {
        Args: {
          reason: string;
          visit: string;
        };
        Returns: undefined;
      };
      care_feed: {
        Args: {
          pet: string;
        };
        Returns: Json | null;
      };
      care_sheet: {
        Args: {
          pet: string;
        };
        Returns: Json | null;
      };
      cared_pets: {
        Args: {
          to_come?: boolean;
        };
        Returns: Json | null;
      };
      change_carer: {
        Args: {
          may_book: boolean;
          may_message: boolean;
          may_read_record: boolean;
          may_record_medicines: boolean;
          person: string;
          pet: string;
          role: string;
          starts_on?: string | null;
          until?: string | null;
        };
        Returns: undefined;
      };
      claim_mails: {
        Args: {
          at?: string;
          at_most: number;
        };
        Returns: Json | null;
      };
      complete_visit: {
        Args: {
          appointment: string;
          documents?: Json;
          follow_up_day?: string | null;
          follow_up_weeks?: number | null;
          kilograms?: number | string | null;
          medicines?: Json;
          questions?: readonly string[];
          summary?: string | null;
          treatment?: string | null;
          vaccinations?: Json;
        };
        Returns: Answered<Database['public']['Tables']['appointments']['Row']>;
      };
      confirm_guest_code: {
        Args: {
          code: string;
          email: string;
          veterinarian: string;
        };
        Returns: string | null;
      };
      correspondent: {
        Args: {
          person: string;
        };
        Returns: Json | null;
      };
      count_filter_options: {
        Args: {
          area?: readonly number[] | null;
          availabilities?: readonly string[] | null;
          cat_only_waiting_room?: boolean | null;
          city?: string | null;
          home_visits?: boolean | null;
          languages?: readonly string[] | null;
          match?: string | null;
          max_price?: number | null;
          min_rating?: number | string | null;
          near?: readonly number[] | null;
          pet_types?: readonly string[] | null;
          query?: string | null;
          specialties?: readonly string[] | null;
          within_km?: number | null;
        };
        Returns: Json | null;
      };
      create_passport_link: {
        Args: {
          hours: number;
          pet: string;
          shows: readonly string[];
        };
        Returns: string | null;
      };
      decide_licence: {
        Args: {
          confirm: boolean;
          reason?: string | null;
          sending: string;
        };
        Returns: undefined;
      };
      decide_review: {
        Args: {
          reason: string;
          remove: boolean;
          report: string;
        };
        Returns: undefined;
      };
      decisions: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      decline_offer: {
        Args: {
          offer: string;
        };
        Returns: undefined;
      };
      delete_account: {
        Args: {
          address: string;
        };
        Returns: undefined;
      };
      directory_pages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changed_at: string | null;
          first_free_day: string | null;
          kind: string | null;
          label: string | null;
          price_from: number | null;
          veterinarians: number | null;
        }[];
      };
      emergency_contacts: {
        Args: {
          at?: string;
          latitude: number;
          longitude: number;
          treating?: string | null;
        };
        Returns: {
          address: string | null;
          checked_on: string | null;
          city: string | null;
          clinic_name: string | null;
          distance_km: number | null;
          id: string | null;
          is_located: boolean | null;
          kind: string | null;
          name: string | null;
          open_until: string | null;
          phone: string | null;
          source: string | null;
          treats: readonly string[] | null;
        }[];
      };
      end_earlier_request: {
        Args: {
          request: string;
        };
        Returns: Answered<Database['public']['Tables']['earlier_requests']['Row']>;
      };
      free_slots: {
        Args: {
          from_date: string;
          minutes?: number;
          to_date: string;
          veterinarian: string;
        };
        Returns: {
          slot_date: string | null;
          slot_time: string | null;
        }[];
      };
      guest_visit: {
        Args: {
          secret: string;
        };
        Returns: Json | null;
      };
      hand_over_mail: {
        Args: {
          at?: string;
          claim: string;
          mail: string;
        };
        Returns: boolean | null;
      };
      hand_over_pet: {
        Args: {
          person: string;
          pet: string;
        };
        Returns: undefined;
      };
      household: {
        Args: {
          pet?: string | null;
        };
        Returns: Json | null;
      };
      household_invitation: {
        Args: {
          secret: string;
        };
        Returns: Json | null;
      };
      invite_to_household: {
        Args: {
          may_book: boolean;
          may_message: boolean;
          may_read_record: boolean;
          may_record_medicines: boolean;
          pets: readonly string[];
          role: string;
          starts_on?: string | null;
          until?: string | null;
        };
        Returns: string | null;
      };
      leave_household: {
        Args: {
          pet: string;
        };
        Returns: undefined;
      };
      licence_queue: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      listed_veterinarians: {
        Args: {
          after?: string | null;
        };
        Returns: Json | null;
      };
      make_calendar_link: {
        Args: {
          with_names: boolean;
        };
        Returns: string | null;
      };
      mark_conversation_read: {
        Args: {
          message: string;
        };
        Returns: Answered<Database['public']['Tables']['conversations']['Row']>;
      };
      mark_notifications_read: {
        Args: {
          notifications?: readonly string[] | null;
        };
        Returns: number | null;
      };
      move_guest_visit: {
        Args: {
          new_date: string;
          new_time: string;
          secret: string;
        };
        Returns: Json | null;
      };
      move_own_guest: {
        Args: {
          new_date: string;
          new_time: string;
          visit: string;
        };
        Returns: undefined;
      };
      move_own_visit: {
        Args: {
          new_date: string;
          new_time: string;
          visit: string;
        };
        Returns: undefined;
      };
      nearest_free_slots: {
        Args: {
          count?: number;
          minutes?: number;
          veterinarian: string;
          wanted_date: string;
          wanted_time: string;
        };
        Returns: {
          slot_date: string | null;
          slot_time: string | null;
        }[];
      };
      nearest_veterinarians: {
        Args: {
          after?: Json | null;
          area?: readonly number[] | null;
          from_words?: boolean;
          latitude: number;
          longitude: number;
          numbered_first?: boolean;
          page_size?: number | null;
          query?: string | null;
          specialties?: readonly string[] | null;
        };
        Returns: Json | null;
      };
      next_free_days: {
        Args: {
          days?: number;
          first_day?: string | null;
          part?: string | null;
          veterinarians: readonly string[];
        };
        Returns: {
          first_times: readonly string[] | null;
          free_count: number | null;
          slot_date: string | null;
          veterinarian_id: string | null;
        }[];
      };
      offered_care: {
        Args: Record<PropertyKey, never>;
        Returns: {
          label: string | null;
          minutes: number | null;
          price_from: number | null;
          service: string | null;
        }[];
      };
      order_visit_types: {
        Args: {
          types: readonly string[];
        };
        Returns: undefined;
      };
      own_clients: {
        Args: {
          after_key?: string | null;
          after_name?: string | null;
          at_most?: number;
          words?: string | null;
        };
        Returns: {
          address_visit: string | null;
          client_id: string | null;
          email: string | null;
          key: string | null;
          last_visit: string | null;
          name: string | null;
          next_visit: string | null;
          pets: Json | null;
          phone: string | null;
          visits: number | null;
        }[];
      };
      own_data: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      own_filled_cancellations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cancelled: number | null;
          filled: number | null;
        }[];
      };
      own_licence: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      own_visit_days: {
        Args: {
          with_guests?: boolean;
        };
        Returns: {
          visit_date: string | null;
          visits: number | null;
        }[];
      };
      own_visit_numbers: {
        Args: {
          span?: string;
          weeks?: number;
        };
        Returns: {
          cancelled: number | null;
          completed: number | null;
          new_clients: number | null;
          no_shows: number | null;
          price_from: number | string | null;
          price_to: number | string | null;
          rating: number | string | null;
          returning_clients: number | null;
          reviews: number | null;
          unpriced: number | null;
          visits: number | null;
          week: string | null;
        }[];
      };
      own_visits: {
        Args: {
          after_date?: string | null;
          after_id?: string | null;
          after_time?: string | null;
          at_most?: number;
          on_day?: string | null;
          past?: boolean;
          with_guests?: boolean;
          words?: string | null;
        };
        Returns: Answered<Database['public']['Tables']['appointments']['Row']>[];
        SetofOptions: {
          from: '*';
          to: 'appointments';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      polish_holidays: {
        Args: {
          from_date: string;
          to_date: string;
        };
        Returns: {
          day: string | null;
          name: string | null;
        }[];
      };
      preview_passport: {
        Args: {
          pet: string;
          shows: readonly string[];
        };
        Returns: Json | null;
      };
      propose_reschedule: {
        Args: {
          appointment: string;
          message?: string | null;
          proposed_date: string;
          proposed_time: string;
        };
        Returns: Answered<Database['public']['Tables']['reschedule_requests']['Row']>;
      };
      prune: {
        Args: {
          at?: string;
          at_most: number;
        };
        Returns: number | null;
      };
      read_passport: {
        Args: {
          secret: string;
        };
        Returns: Json | null;
      };
      record_readers: {
        Args: {
          pet: string;
        };
        Returns: {
          full_name: string | null;
          until: string | null;
          veterinarian_id: string | null;
        }[];
      };
      remind_of_vaccinations: {
        Args: {
          month: string;
        };
        Returns: number | null;
      };
      remove_carer: {
        Args: {
          person: string;
          pet: string;
        };
        Returns: undefined;
      };
      reopen_review_report: {
        Args: {
          report: string;
        };
        Returns: undefined;
      };
      report_found_pet: {
        Args: {
          contact: string;
          message: string;
          secret: string;
        };
        Returns: undefined;
      };
      report_message: {
        Args: {
          message: string;
          reason: string;
        };
        Returns: undefined;
      };
      report_review: {
        Args: {
          reason: string;
          review: string;
        };
        Returns: undefined;
      };
      reported_reviews: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      request_reschedule: {
        Args: {
          appointment: string;
          message?: string | null;
          proposed_date: string;
          proposed_time: string;
        };
        Returns: Answered<Database['public']['Tables']['reschedule_requests']['Row']>;
      };
      review_guest_visit: {
        Args: {
          comment?: string | null;
          rating: number;
          secret: string;
        };
        Returns: Json | null;
      };
      review_summary: {
        Args: {
          veterinarian: string;
        };
        Returns: Json | null;
      };
      reviews_under_review: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      revoke_calendar_link: {
        Args: Record<PropertyKey, never>;
        Returns: boolean | null;
      };
      revoke_passport_link: {
        Args: {
          link: string;
        };
        Returns: undefined;
      };
      save_visit_note: {
        Args: {
          note: string;
          visit: string;
        };
        Returns: undefined;
      };
      search_veterinarians: {
        Args: {
          after?: Json | null;
          area?: readonly number[] | null;
          availabilities?: readonly string[] | null;
          cat_only_waiting_room?: boolean | null;
          city?: string | null;
          home_visits?: boolean | null;
          languages?: readonly string[] | null;
          match?: string | null;
          max_price?: number | null;
          min_rating?: number | string | null;
          near?: readonly number[] | null;
          page_size?: number | null;
          pet_types?: readonly string[] | null;
          query?: string | null;
          sort?: string | null;
          specialties?: readonly string[] | null;
          within_km?: number | null;
        };
        Returns: Json | null;
      };
      send_guest_code: {
        Args: {
          email: string;
          language?: string;
          phone?: string | null;
          veterinarian: string;
        };
        Returns: undefined;
      };
      send_licence: {
        Args: {
          document: string;
          number: string;
        };
        Returns: undefined;
      };
      send_message: {
        Args: {
          attachments?: Json;
          body: string;
          message: string;
          recipient: string;
        };
        Returns: Answered<Database['public']['Tables']['messages']['Row']>;
      };
      set_emergency_hours: {
        Args: {
          hours: Json;
        };
        Returns: undefined;
      };
      set_own_phone: {
        Args: {
          phone: string;
        };
        Returns: string | null;
      };
      set_pet_of_own_visit: {
        Args: {
          pet?: string | null;
          visit: string;
        };
        Returns: string | null;
      };
      set_service_prices: {
        Args: {
          prices: Json;
        };
        Returns: undefined;
      };
      set_working_hours: {
        Args: {
          hours: Json;
        };
        Returns: undefined;
      };
      settle_mail: {
        Args: {
          at?: string;
          claim: string;
          error?: string | null;
          mail: string;
        };
        Returns: undefined;
      };
      take_offer: {
        Args: {
          offer: string;
        };
        Returns: Answered<Database['public']['Tables']['appointments']['Row']>;
      };
      take_over_guest_visit: {
        Args: {
          is_new_pet?: boolean;
          pet?: string | null;
          secret: string;
        };
        Returns: undefined;
      };
      undo_complete_visit: {
        Args: {
          appointment: string;
        };
        Returns: Answered<Database['public']['Tables']['appointments']['Row']>;
      };
      unread_counts: {
        Args: Record<PropertyKey, never>;
        Returns: Json | null;
      };
      unsubscribe: {
        Args: {
          link: string;
        };
        Returns: string | null;
      };
      usual_price: {
        Args: {
          visit_type: string;
        };
        Returns: Json | null;
      };
      vaccinations_due: {
        Args: {
          month: string;
        };
        Returns: Json | null;
      };
      veterinarian_address: {
        Args: {
          asked: string;
        };
        Returns: Json | null;
      };
      veterinarians_on_map: {
        Args: {
          area?: readonly number[] | null;
          availabilities?: readonly string[] | null;
          cat_only_waiting_room?: boolean | null;
          city?: string | null;
          home_visits?: boolean | null;
          languages?: readonly string[] | null;
          match?: string | null;
          max_price?: number | null;
          min_rating?: number | string | null;
          near?: readonly number[] | null;
          pet_types?: readonly string[] | null;
          query?: string | null;
          specialties?: readonly string[] | null;
          view?: readonly number[] | null;
          within_km?: number | null;
          zoom?: number | null;
        };
        Returns: Json | null;
      };
      visits_of_practice: {
        Args: Record<PropertyKey, never>;
        Returns: Answered<Database['public']['Tables']['appointments']['Row']>[];
        SetofOptions: {
          from: '*';
          to: 'appointments';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      withdraw_licence: {
        Args: {
          reason: string;
          veterinarian: string;
        };
        Returns: undefined;
      };
      withdraw_reschedule: {
        Args: {
          request: string;
        };
        Returns: Answered<Database['public']['Tables']['reschedule_requests']['Row']>;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
