// Generated from supabase/migrations by `npm run db:types`; never edited.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit: {
        Row: {
          action: string;
          actor: string | null;
          at: string;
          changes: Json;
          consignment: number | null;
          digests: Json;
          erased: Json;
          hash: string;
          id: number;
          label: string | null;
          previous: string;
          reason: string | null;
          salts: Json;
          subject: string;
          subject_id: string;
        };
        Insert: {
          action: string;
          actor?: string | null;
          at: string;
          changes: Json;
          consignment?: number | null;
          digests: Json;
          erased?: Json;
          hash: string;
          id: number;
          label?: string | null;
          previous: string;
          reason?: string | null;
          salts: Json;
          subject: string;
          subject_id: string;
        };
        Update: {
          action?: string;
          actor?: string | null;
          at?: string;
          changes?: Json;
          consignment?: number | null;
          digests?: Json;
          erased?: Json;
          hash?: string;
          id?: number;
          label?: string | null;
          previous?: string;
          reason?: string | null;
          salts?: Json;
          subject?: string;
          subject_id?: string;
        };
        Relationships: [];
      };
      chat_message: {
        Row: {
          author: string | null;
          chat: string;
          cid: string;
          date: string;
          isDelivered: boolean;
          isRead: boolean;
          message: string;
          senderName: string;
          seq: number;
          type: string;
        };
        Insert: {
          author?: string | null;
          chat: string;
          cid: string;
          date?: string;
          isDelivered?: boolean;
          isRead?: boolean;
          message: string;
          senderName: string;
          seq: number;
          type: string;
        };
        Update: {
          author?: string | null;
          chat?: string;
          cid?: string;
          date?: string;
          isDelivered?: boolean;
          isRead?: boolean;
          message?: string;
          senderName?: string;
          seq?: number;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_message_chat_fkey';
            columns: ['chat'];
            isOneToOne: false;
            referencedRelation: 'chats';
            referencedColumns: ['id'];
          },
        ];
      };
      chats: {
        Row: {
          adminActive: boolean;
          adminName: string | null;
          assigned_to: string | null;
          created_at: string;
          endedChat: boolean;
          id: string;
          labels: string[];
          readSeq: number;
          seenSeq: number;
          senderActive: boolean;
          senderName: string;
          seq: number;
          snoozed_until: string | null;
          unread: number;
          updated_at: string;
          waiting_since: string | null;
        };
        Insert: {
          adminActive?: boolean;
          adminName?: string | null;
          assigned_to?: string | null;
          created_at?: string;
          endedChat?: boolean;
          id?: string;
          labels?: string[];
          readSeq?: number;
          seenSeq?: number;
          senderActive?: boolean;
          senderName: string;
          seq?: number;
          snoozed_until?: string | null;
          unread?: number;
          updated_at?: string;
          waiting_since?: string | null;
        };
        Update: {
          adminActive?: boolean;
          adminName?: string | null;
          assigned_to?: string | null;
          created_at?: string;
          endedChat?: boolean;
          id?: string;
          labels?: string[];
          readSeq?: number;
          seenSeq?: number;
          senderActive?: boolean;
          senderName?: string;
          seq?: number;
          snoozed_until?: string | null;
          unread?: number;
          updated_at?: string;
          waiting_since?: string | null;
        };
        Relationships: [];
      };
      consignment: {
        Row: {
          archived_at: string | null;
          carrierRef: string | null;
          city: string;
          comment: string | null;
          created_at: string;
          currentLocation: string;
          currentTime: string | null;
          deliveryDate: string;
          deliveryPlace: string | null;
          departedFrom: string;
          editKey: string | null;
          ended: boolean;
          exceptions: Json;
          expected_at: string | null;
          headingTo: string;
          id: number;
          itemQuantity: string;
          itemWeight: string | null;
          journey: Json;
          last_event_at: string | null;
          locations: Json;
          modes: Json;
          paymentMode: string | null;
          product: string | null;
          recAddress: string;
          recEmail: string;
          recName: string;
          recPhone: string;
          remark: string | null;
          requestKey: string | null;
          search_text: string;
          sendersAddress: string;
          sendersEmail: string;
          sendersName: string;
          sendersPhone: string;
          shipmentMode: string | null;
          state_code: string | null;
          status: string;
          timeCreated: string;
          trackingId: string;
          type: string;
          typeOfShipment: string | null;
        };
        Insert: {
          archived_at?: string | null;
          carrierRef?: string | null;
          city: string;
          comment?: string | null;
          created_at?: string;
          currentLocation: string;
          currentTime?: string | null;
          deliveryDate: string;
          deliveryPlace?: string | null;
          departedFrom: string;
          editKey?: string | null;
          ended?: never;
          exceptions?: never;
          expected_at?: never;
          headingTo: string;
          id?: never;
          itemQuantity: string;
          itemWeight?: string | null;
          journey?: Json;
          last_event_at?: never;
          locations?: Json;
          modes?: never;
          paymentMode?: string | null;
          product?: string | null;
          recAddress: string;
          recEmail: string;
          recName: string;
          recPhone: string;
          remark?: string | null;
          requestKey?: string | null;
          search_text?: string;
          sendersAddress: string;
          sendersEmail: string;
          sendersName: string;
          sendersPhone: string;
          shipmentMode?: string | null;
          state_code?: never;
          status: string;
          timeCreated?: string;
          trackingId?: string;
          type?: string;
          typeOfShipment?: string | null;
        };
        Update: {
          archived_at?: string | null;
          carrierRef?: string | null;
          city?: string;
          comment?: string | null;
          created_at?: string;
          currentLocation?: string;
          currentTime?: string | null;
          deliveryDate?: string;
          deliveryPlace?: string | null;
          departedFrom?: string;
          editKey?: string | null;
          ended?: never;
          exceptions?: never;
          expected_at?: never;
          headingTo?: string;
          id?: never;
          itemQuantity?: string;
          itemWeight?: string | null;
          journey?: Json;
          last_event_at?: never;
          locations?: Json;
          modes?: never;
          paymentMode?: string | null;
          product?: string | null;
          recAddress?: string;
          recEmail?: string;
          recName?: string;
          recPhone?: string;
          remark?: string | null;
          requestKey?: string | null;
          search_text?: string;
          sendersAddress?: string;
          sendersEmail?: string;
          sendersName?: string;
          sendersPhone?: string;
          shipmentMode?: string | null;
          state_code?: never;
          status?: string;
          timeCreated?: string;
          trackingId?: string;
          type?: string;
          typeOfShipment?: string | null;
        };
        Relationships: [];
      };
      consignment_event: {
        Row: {
          city: string | null;
          classifier: string;
          code: string;
          consignment: number;
          corrects: number | null;
          country: string | null;
          entered_at: string;
          entered_by: string | null;
          guessed: boolean;
          id: number;
          internal_note: string | null;
          leg: number | null;
          moment: string;
          no: number;
          place: string | null;
          public_note: string | null;
          reason: string | null;
          request_key: string | null;
          silent: boolean;
          status: string;
          void_reason: string | null;
          voided_at: string | null;
          voided_by: string | null;
          zone: string | null;
        };
        Insert: {
          city?: string | null;
          classifier?: string;
          code: string;
          consignment: number;
          corrects?: number | null;
          country?: string | null;
          entered_at?: string;
          entered_by?: string | null;
          guessed?: boolean;
          id?: never;
          internal_note?: string | null;
          leg?: number | null;
          moment: string;
          no?: number;
          place?: string | null;
          public_note?: string | null;
          reason?: string | null;
          request_key?: string | null;
          silent?: boolean;
          status?: string;
          void_reason?: string | null;
          voided_at?: string | null;
          voided_by?: string | null;
          zone?: string | null;
        };
        Update: {
          city?: string | null;
          classifier?: string;
          code?: string;
          consignment?: number;
          corrects?: number | null;
          country?: string | null;
          entered_at?: string;
          entered_by?: string | null;
          guessed?: boolean;
          id?: never;
          internal_note?: string | null;
          leg?: number | null;
          moment?: string;
          no?: number;
          place?: string | null;
          public_note?: string | null;
          reason?: string | null;
          request_key?: string | null;
          silent?: boolean;
          status?: string;
          void_reason?: string | null;
          voided_at?: string | null;
          voided_by?: string | null;
          zone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'consignment_event_code_fkey';
            columns: ['code'];
            isOneToOne: false;
            referencedRelation: 'event_code';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'consignment_event_consignment_fkey';
            columns: ['consignment'];
            isOneToOne: false;
            referencedRelation: 'consignment';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consignment_event_corrects_fkey';
            columns: ['corrects'];
            isOneToOne: false;
            referencedRelation: 'consignment_event';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consignment_event_leg_fkey';
            columns: ['leg'];
            isOneToOne: false;
            referencedRelation: 'consignment_leg';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consignment_event_place_fkey';
            columns: ['place'];
            isOneToOne: false;
            referencedRelation: 'place';
            referencedColumns: ['code'];
          },
        ];
      };
      consignment_leg: {
        Row: {
          actual_arrival: string | null;
          actual_departure: string | null;
          carrier: string | null;
          consignment: number;
          destination: string;
          estimated_arrival: string | null;
          estimated_departure: string | null;
          id: number;
          mode: string;
          origin: string;
          planned_arrival: string | null;
          planned_departure: string | null;
          position: number;
          request_key: string | null;
          updated_at: string;
          vessel: string | null;
        };
        Insert: {
          actual_arrival?: string | null;
          actual_departure?: string | null;
          carrier?: string | null;
          consignment: number;
          destination: string;
          estimated_arrival?: string | null;
          estimated_departure?: string | null;
          id?: never;
          mode: string;
          origin: string;
          planned_arrival?: string | null;
          planned_departure?: string | null;
          position?: number;
          request_key?: string | null;
          updated_at?: string;
          vessel?: string | null;
        };
        Update: {
          actual_arrival?: string | null;
          actual_departure?: string | null;
          carrier?: string | null;
          consignment?: number;
          destination?: string;
          estimated_arrival?: string | null;
          estimated_departure?: string | null;
          id?: never;
          mode?: string;
          origin?: string;
          planned_arrival?: string | null;
          planned_departure?: string | null;
          position?: number;
          request_key?: string | null;
          updated_at?: string;
          vessel?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'consignment_leg_consignment_fkey';
            columns: ['consignment'];
            isOneToOne: false;
            referencedRelation: 'consignment';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consignment_leg_destination_fkey';
            columns: ['destination'];
            isOneToOne: false;
            referencedRelation: 'place';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'consignment_leg_origin_fkey';
            columns: ['origin'];
            isOneToOne: false;
            referencedRelation: 'place';
            referencedColumns: ['code'];
          },
        ];
      };
      consignment_piece: {
        Row: {
          consignment: number;
          height_cm: number | null;
          id: number;
          length_cm: number | null;
          marks: string | null;
          number: number;
          request_key: string | null;
          updated_at: string;
          weight_kg: number | null;
          width_cm: number | null;
        };
        Insert: {
          consignment: number;
          height_cm?: number | null;
          id?: never;
          length_cm?: number | null;
          marks?: string | null;
          number: number;
          request_key?: string | null;
          updated_at?: string;
          weight_kg?: number | null;
          width_cm?: number | null;
        };
        Update: {
          consignment?: number;
          height_cm?: number | null;
          id?: never;
          length_cm?: number | null;
          marks?: string | null;
          number?: number;
          request_key?: string | null;
          updated_at?: string;
          weight_kg?: number | null;
          width_cm?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'consignment_piece_consignment_fkey';
            columns: ['consignment'];
            isOneToOne: false;
            referencedRelation: 'consignment';
            referencedColumns: ['id'];
          },
        ];
      };
      consignment_template: {
        Row: { fields: Json; id: number; name: string };
        Insert: { fields: Json; id?: never; name: string };
        Update: { fields?: Json; id?: never; name?: string };
        Relationships: [];
      };
      contactForm: {
        Row: {
          comment: string | null;
          created_at: string;
          email: string;
          firstName: string;
          handledAt: string | null;
          handledBy: string | null;
          id: number;
          readAt: string | null;
          requestKey: string | null;
          secondName: string;
          trackingNo: string | null;
        };
        Insert: {
          comment?: string | null;
          created_at?: string;
          email: string;
          firstName: string;
          handledAt?: string | null;
          handledBy?: string | null;
          id?: never;
          readAt?: string | null;
          requestKey?: string | null;
          secondName: string;
          trackingNo?: string | null;
        };
        Update: {
          comment?: string | null;
          created_at?: string;
          email?: string;
          firstName?: string;
          handledAt?: string | null;
          handledBy?: string | null;
          id?: never;
          readAt?: string | null;
          requestKey?: string | null;
          secondName?: string;
          trackingNo?: string | null;
        };
        Relationships: [];
      };
      eta_revision: {
        Row: {
          consignment: number;
          earliest: string;
          entered_at: string;
          entered_by: string | null;
          id: number;
          latest: string;
          reason: string;
          request_key: string | null;
          silent: boolean;
        };
        Insert: {
          consignment: number;
          earliest: string;
          entered_at?: string;
          entered_by?: string | null;
          id?: never;
          latest: string;
          reason: string;
          request_key?: string | null;
          silent?: boolean;
        };
        Update: {
          consignment?: number;
          earliest?: string;
          entered_at?: string;
          entered_by?: string | null;
          id?: never;
          latest?: string;
          reason?: string;
          request_key?: string | null;
          silent?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'eta_revision_consignment_fkey';
            columns: ['consignment'];
            isOneToOne: false;
            referencedRelation: 'consignment';
            referencedColumns: ['id'];
          },
        ];
      };
      event_code: {
        Row: {
          aftership_tag: string;
          closes: string[];
          code: string;
          dcsa_code: string | null;
          dcsa_document: string | null;
          dcsa_type: string | null;
          ends: boolean;
          epcis_disposition: string | null;
          epcis_step: string | null;
          label: string;
          next: string[];
          office_only: boolean;
          on_leg: string | null;
          opens: string | null;
          position: number;
          rank: number | null;
          travels_on: boolean;
          undoes: number | null;
        };
        Insert: {
          aftership_tag: string;
          closes?: string[];
          code: string;
          dcsa_code?: string | null;
          dcsa_document?: string | null;
          dcsa_type?: string | null;
          ends?: boolean;
          epcis_disposition?: string | null;
          epcis_step?: string | null;
          label: string;
          next?: string[];
          office_only?: boolean;
          on_leg?: string | null;
          opens?: string | null;
          position: number;
          rank?: number | null;
          travels_on?: boolean;
          undoes?: number | null;
        };
        Update: {
          aftership_tag?: string;
          closes?: string[];
          code?: string;
          dcsa_code?: string | null;
          dcsa_document?: string | null;
          dcsa_type?: string | null;
          ends?: boolean;
          epcis_disposition?: string | null;
          epcis_step?: string | null;
          label?: string;
          next?: string[];
          office_only?: boolean;
          on_leg?: string | null;
          opens?: string | null;
          position?: number;
          rank?: number | null;
          travels_on?: boolean;
          undoes?: number | null;
        };
        Relationships: [];
      };
      lane_template: {
        Row: { id: number; legs: Json; name: string };
        Insert: { id?: never; legs: Json; name: string };
        Update: { id?: never; legs?: Json; name?: string };
        Relationships: [];
      };
      mail_log: {
        Row: {
          admin: string | null;
          attempts: number;
          created_at: string;
          hash: string;
          key: string;
          payload: Json;
          reason: string;
          recipient: string;
          sendersName: string;
          state: string;
          subject: string;
          toWho: string;
          trackingId: string | null;
          updated_at: string;
        };
        Insert: {
          admin?: string | null;
          attempts?: number;
          created_at?: string;
          hash: string;
          key: string;
          payload: Json;
          reason?: string;
          recipient?: never;
          sendersName?: never;
          state?: string;
          subject?: never;
          toWho?: never;
          trackingId?: never;
          updated_at?: string;
        };
        Update: {
          admin?: string | null;
          attempts?: number;
          created_at?: string;
          hash?: string;
          key?: string;
          payload?: Json;
          reason?: string;
          recipient?: never;
          sendersName?: never;
          state?: string;
          subject?: never;
          toWho?: never;
          trackingId?: never;
          updated_at?: string;
        };
        Relationships: [];
      };
      newsLetter: {
        Row: { country: string; created_at: string; email: string; id: number };
        Insert: { country: string; created_at?: string; email: string; id?: never };
        Update: { country?: string; created_at?: string; email?: string; id?: never };
        Relationships: [];
      };
      place: {
        Row: {
          added_by: string | null;
          code: string;
          country: string;
          folded: string;
          kind: string;
          latitude: number;
          longitude: number;
          name: string;
          zone: string;
        };
        Insert: {
          added_by?: string | null;
          code: string;
          country: string;
          folded?: never;
          kind: string;
          latitude: number;
          longitude: number;
          name: string;
          zone: string;
        };
        Update: {
          added_by?: string | null;
          code?: string;
          country?: string;
          folded?: never;
          kind?: string;
          latitude?: number;
          longitude?: number;
          name?: string;
          zone?: string;
        };
        Relationships: [];
      };
      prepared_answer: {
        Row: { id: number; shortcut: string; text: string; updated_at: string };
        Insert: { id?: never; shortcut: string; text: string; updated_at?: string };
        Update: { id?: never; shortcut?: string; text?: string; updated_at?: string };
        Relationships: [];
      };
      saved_view: {
        Row: { address: string; created_at: string; id: number; name: string; owner: string };
        Insert: { address: string; created_at?: string; id?: never; name: string; owner?: string };
        Update: { address?: string; created_at?: string; id?: never; name?: string; owner?: string };
        Relationships: [
          {
            foreignKeyName: 'saved_view_owner_fkey';
            columns: ['owner'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      chat_summary: {
        Row: {
          adminActive: boolean | null;
          assigned_to: string | null;
          created_at: string | null;
          endedChat: boolean | null;
          id: string | null;
          labels: string[] | null;
          lastDate: string | null;
          lastText: string | null;
          lastType: string | null;
          readSeq: number | null;
          senderActive: boolean | null;
          senderName: string | null;
          seq: number | null;
          snoozed_until: string | null;
          unread: number | null;
          unreadTotal: number | null;
          updated_at: string | null;
          waiting_since: string | null;
        };
        Relationships: [];
      };
      consignment_summary: {
        Row: {
          archived_at: string | null;
          city: string | null;
          created_at: string | null;
          currentLocation: string | null;
          deliveryDate: string | null;
          departedFrom: string | null;
          destination_zone: string | null;
          ended: boolean | null;
          exceptions: Json | null;
          expected_at: string | null;
          headingTo: string | null;
          id: number | null;
          last_event_at: string | null;
          late: boolean | null;
          origin_zone: string | null;
          recName: string | null;
          sendersName: string | null;
          state_code: string | null;
          status: string | null;
          trackingId: string | null;
          type: string | null;
        };
        Relationships: [];
      };
      mail_summary: {
        Row: {
          attempts: number | null;
          created_at: string | null;
          key: string | null;
          reason: string | null;
          recipient: string | null;
          sendersName: string | null;
          state: string | null;
          subject: string | null;
          toWho: string | null;
          trackingId: string | null;
          updated_at: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      account_link: { Args: { token: string }; Returns: Json };
      add_lane: { Args: { consignment: number; lane: number; request_key: string }; Returns: undefined };
      add_pieces: {
        Args: {
          consignment: number;
          pieces: number;
          request_key: string;
          weight_kg?: number;
          length_cm?: number;
          width_cm?: number;
          height_cm?: number;
          marks?: string;
        };
        Returns: undefined;
      };
      add_proof: {
        Args: {
          proof: string;
          tracking_id: string;
          signer: string;
          signature: Json;
          place: string;
          moment: string;
        };
        Returns: undefined;
      };
      add_proof_photo: { Args: { proof: string; number: number; photo: string }; Returns: undefined };
      agent_present: { Args: never; Returns: undefined };
      alerts_by_mail: { Args: never; Returns: boolean };
      all_transit_lanes: { Args: never; Returns: Json };
      answer_offer: {
        Args: { token: string; version: number; offer: number; answer: string; details: Json };
        Returns: Json;
      };
      answer_quote_question: { Args: { token: string; version: number; text: string }; Returns: Json };
      ask_quote: { Args: { id: number; version: number; text: string }; Returns: Json };
      ask_subscribers: { Args: never; Returns: number };
      begin_follow: {
        Args: {
          tracking_id: string;
          email: string;
          topics: string[];
          eta_hours: number;
          daily: boolean;
          zone: string;
          client: string;
        };
        Returns: Json;
      };
      begin_newsletter_test: { Args: { subject: string; paragraphs: Json }; Returns: string };
      begin_notice_test: { Args: never; Returns: string };
      begin_party_code: { Args: { tracking_id: string; party: string; client: string }; Returns: Json };
      begin_password_reset: { Args: { email: string; client: string }; Returns: Json };
      book_quote: {
        Args: { id: number; version: number; consignment_id?: number; deliver_by?: string };
        Returns: number;
      };
      cancel_newsletter: { Args: { newsletter: number }; Returns: undefined };
      change_follow: {
        Args: { token: string; topics: string[]; eta_hours: number; daily: boolean };
        Returns: Json;
      };
      change_transit_lanes: { Args: { changes: Json }; Returns: Json };
      chat_add_note: { Args: { chat: string; id: string; note: string }; Returns: undefined };
      chat_address: { Args: { token: string }; Returns: Json };
      chat_agent_address: { Args: { chat: string }; Returns: Json };
      chat_agent_read: { Args: { chat: string; after?: number }; Returns: Json };
      chat_agent_typing: { Args: { chat: string }; Returns: Json };
      chat_assign: { Args: { chat: string; agent: string; instead_of: string }; Returns: undefined };
      chat_close: { Args: { chat: string; upto: number }; Returns: Json };
      chat_context: {
        Args: { token: string; page: string; language: string; zone: string; earlier?: string };
        Returns: Json;
      };
      chat_delete_note: { Args: { id: string }; Returns: undefined };
      chat_details: { Args: { chat: string }; Returns: Json };
      chat_end: { Args: { token: string }; Returns: Json };
      chat_leave_address: { Args: { token: string; email: string }; Returns: Json };
      chat_mark_read: { Args: { chat: string; upto: number }; Returns: Json };
      chat_read: { Args: { token: string; after?: number }; Returns: Json };
      chat_reply: { Args: { chat: string; cid: string; body: string; seen?: number }; Returns: Json };
      chat_seen: { Args: { token: string; upto: number }; Returns: Json };
      chat_send: { Args: { token: string; cid: string; body: string }; Returns: Json };
      chat_set_label: { Args: { chat: string; label: string; present: boolean }; Returns: undefined };
      chat_snooze: { Args: { chat: string; until: string }; Returns: undefined };
      chat_start: { Args: { token: string; cid: string; body: string }; Returns: Json };
      chat_typing: { Args: { token: string }; Returns: Json };
      check_import: { Args: { batch: string; entries: Json }; Returns: Json };
      claim_account_link: { Args: { token: string; client: string }; Returns: Json };
      claim_mails: { Args: { most: number }; Returns: Json };
      close_quote: { Args: { id: number; version: number; state: string; reason: string }; Returns: Json };
      confirm_follow: { Args: { token: string }; Returns: Json };
      confirm_identity: { Args: { session: string }; Returns: undefined };
      confirm_newsletter: { Args: { token: string }; Returns: Json };
      confirm_staff: { Args: { seen: Json }; Returns: undefined };
      consignment_notices: { Args: { consignment: number }; Returns: Json };
      consignment_proofs: { Args: { consignment: number }; Returns: Json };
      correct_consignment: {
        Args: { consignment: number; changes: Json; expected: Json; reason: string };
        Returns: Json;
      };
      count_consignments: { Args: { filter: Json }; Returns: number };
      count_due: { Args: { kind: string; days: number }; Returns: number };
      delete_proof: { Args: { proof: string; reason: string }; Returns: undefined };
      delivery_figures: { Args: { since: string }; Returns: Json };
      demonstration: { Args: never; Returns: Json };
      drop_notice: { Args: { notice: number }; Returns: undefined };
      end_mails: { Args: { token: string; client: string }; Returns: undefined };
      end_session: { Args: { session: string }; Returns: undefined };
      erase_person: {
        Args: { email: string; phone: string; name: string; records: Json; reason: string };
        Returns: Json;
      };
      export_person: { Args: { email: string; phone: string; name: string; records: Json }; Returns: Json };
      find_chats: { Args: { filter: Json; page: number; page_size: number }; Returns: string[] };
      find_consignments: { Args: { filter: Json; page?: number; page_size?: number }; Returns: string[] };
      find_person: { Args: { email: string; phone: string; name: string; page?: number }; Returns: Json };
      find_places: { Args: { sought: string }; Returns: string[] };
      find_transit_lanes: { Args: { origin: string; destination: string; mode: string }; Returns: Json };
      first_steps: { Args: never; Returns: Json };
      follow_state: { Args: { token: string }; Returns: Json };
      forget_browser_error: { Args: { error: number }; Returns: undefined };
      forget_browser_errors: { Args: { until: string }; Returns: undefined };
      health: { Args: never; Returns: Json };
      hold_notice: { Args: { notice: number }; Returns: undefined };
      import_consignments: { Args: { batch: string; file: string; entries: Json }; Returns: Json };
      invite_staff: { Args: { email: string; role: string }; Returns: string };
      is_admin: { Args: never; Returns: boolean };
      keep_list_layout: { Args: { layout: Json }; Returns: undefined };
      keeping_terms: { Args: never; Returns: Json };
      list_imports: { Args: never; Returns: Json };
      list_layout: { Args: never; Returns: Json };
      look_up_scan: { Args: { tracking_id: string }; Returns: Json };
      mail_claim: { Args: { key: string; hash: string; message: Json; answers?: Json }; Returns: string };
      mail_settle: {
        Args: { key: string; state: string; attempts: number; reason?: string };
        Returns: undefined;
      };
      make_party_link: {
        Args: { tracking_id: string; secret: string; scope: string; days: number };
        Returns: Json;
      };
      make_recovery_codes: { Args: never; Returns: string[] };
      make_reset_link: { Args: { member: string }; Returns: string };
      make_share_link: { Args: { consignment: number; scope: string; days: number }; Returns: string };
      my_role: { Args: never; Returns: string };
      my_sessions: { Args: never; Returns: Json };
      newsletter_state: { Args: { token: string }; Returns: Json };
      newsletters: { Args: never; Returns: Json };
      notice_audience: { Args: { consignment: number; about: string }; Returns: Json };
      notice_mail: { Args: { notice: number }; Returns: Json };
      notice_rules: { Args: never; Returns: Json };
      offer_quote: { Args: { id: number; version: number; offer: Json }; Returns: Json };
      office_hours: { Args: never; Returns: Json };
      open_parties: { Args: { tracking_id: string; secret: string }; Returns: Json };
      open_share_link: { Args: { token: string }; Returns: Json };
      order_legs: { Args: { consignment: number; legs: number[] }; Returns: undefined };
      party_links: { Args: { tracking_id: string; secret: string }; Returns: Json };
      party_words: { Args: { consignment: number }; Returns: Json };
      pause_newsletter: { Args: { newsletter: number; paused: boolean }; Returns: undefined };
      place_zones: { Args: { places: Json }; Returns: Json };
      proof_photos: { Args: { proof: string }; Returns: Json };
      put_first_steps_away: { Args: { away: boolean }; Returns: undefined };
      quote: { Args: { id: number }; Returns: Json };
      quote_state: { Args: { token: string }; Returns: Json };
      quotes: { Args: { filter: Json }; Returns: Json };
      record_scan: {
        Args: {
          tracking_id: string;
          event: string;
          note: string;
          request_key: string;
          scanned_at?: string;
          clock_error?: number;
          piece?: number;
          leg?: number;
        };
        Returns: undefined;
      };
      recovery_codes_left: { Args: never; Returns: number };
      remove_demonstration: { Args: { keep_changed: boolean }; Returns: Json };
      remove_pieces: { Args: { consignment: number; pieces: number[] }; Returns: undefined };
      remove_staff: { Args: { member: string }; Returns: undefined };
      reply_time: { Args: never; Returns: number };
      report_browser_error: {
        Args: { kind: string; message: string; place: string; page: string; browser: string };
        Returns: undefined;
      };
      request_quote: { Args: { token: string; request: Json }; Returns: Json };
      resend_newsletter: { Args: { newsletter: number }; Returns: number };
      resend_notice: { Args: { notice: number }; Returns: undefined };
      resend_quote_mail: { Args: { mail: number }; Returns: Json };
      reset_party_word: { Args: { consignment: number; party: string }; Returns: undefined };
      revoke_invitation: { Args: { invitation: string }; Returns: undefined };
      revoke_party_link: { Args: { tracking_id: string; secret: string; link: string }; Returns: Json };
      revoke_share_link: { Args: { consignment: number; link: string }; Returns: undefined };
      scan_events: { Args: never; Returns: Json };
      send_newsletter: { Args: { request_key: string; subject: string; paragraphs: Json }; Returns: number };
      set_alerts_by_mail: { Args: { wanted: boolean }; Returns: undefined };
      set_chat_days: { Args: { days: number }; Returns: undefined };
      set_keeping_term: { Args: { kind: string; days?: number }; Returns: undefined };
      set_mask_parties: { Args: { masked: boolean }; Returns: undefined };
      set_notice_rule: {
        Args: {
          about: string;
          to_sender?: boolean;
          to_receiver?: boolean;
          subject?: string;
          text?: string;
          expected?: Json;
        };
        Returns: undefined;
      };
      set_office_hours: {
        Args: { zone: string; week: Json; holidays: string[]; expected?: Json };
        Returns: undefined;
      };
      set_proof_days: { Args: { days: number }; Returns: undefined };
      set_reply_time: { Args: { hours?: number; expected?: Json }; Returns: undefined };
      set_staff_role: { Args: { member: string; role: string }; Returns: undefined };
      settle_account_link: { Args: { link: string; account: string }; Returns: undefined };
      settle_mail: { Args: { message: string; outcome: string; reason: string }; Returns: undefined };
      share_links: { Args: { consignment: number }; Returns: Json };
      site_settings: { Args: never; Returns: Json };
      staff: { Args: never; Returns: Json };
      staff_review: { Args: never; Returns: Json };
      stop_follow: { Args: { token: string }; Returns: undefined };
      stop_newsletter: { Args: { token: string }; Returns: undefined };
      support_status: { Args: never; Returns: Json };
      track_consignment: { Args: { tracking_id: string }; Returns: Json };
      track_consignments: { Args: { tracking_ids: string[] }; Returns: Json };
      track_events: { Args: { tracking_id: string }; Returns: Json };
      transit_lanes: { Args: { slugs: string[]; service: string }; Returns: Json };
      transit_places: { Args: { sought: string }; Returns: Json };
      undo_import: { Args: { batch: string; past: number }; Returns: Json };
      unsent_notices: { Args: never; Returns: Json };
      use_recovery_code: { Args: { code: string }; Returns: number };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
