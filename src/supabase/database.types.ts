// Generated from supabase/migrations by `npm run db:types`; never edited.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      chat_message: {
        Row: {
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
          created_at: string;
          endedChat: boolean;
          id: string;
          readSeq: number;
          seenSeq: number;
          senderActive: boolean;
          senderName: string;
          seq: number;
          unread: number;
          updated_at: string;
        };
        Insert: {
          adminActive?: boolean;
          adminName?: string | null;
          created_at?: string;
          endedChat?: boolean;
          id?: string;
          readSeq?: number;
          seenSeq?: number;
          senderActive?: boolean;
          senderName: string;
          seq?: number;
          unread?: number;
          updated_at?: string;
        };
        Update: {
          adminActive?: boolean;
          adminName?: string | null;
          created_at?: string;
          endedChat?: boolean;
          id?: string;
          readSeq?: number;
          seenSeq?: number;
          senderActive?: boolean;
          senderName?: string;
          seq?: number;
          unread?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      consignment: {
        Row: {
          carrierRef: string | null;
          city: string;
          comment: string | null;
          created_at: string;
          currentLocation: string;
          currentTime: string | null;
          deliveryDate: string;
          departedFrom: string;
          editKey: string | null;
          headingTo: string;
          id: number;
          itemQuantity: string;
          itemWeight: string | null;
          locations: Json;
          paymentMode: string | null;
          product: string | null;
          recAddress: string;
          recEmail: string;
          recName: string;
          recPhone: string;
          remark: string | null;
          requestKey: string | null;
          sendersAddress: string;
          sendersEmail: string;
          sendersName: string;
          sendersPhone: string;
          shipmentMode: string | null;
          status: string;
          timeCreated: string;
          trackingId: string;
          type: string;
          typeOfShipment: string | null;
        };
        Insert: {
          carrierRef?: string | null;
          city: string;
          comment?: string | null;
          created_at?: string;
          currentLocation: string;
          currentTime?: string | null;
          deliveryDate: string;
          departedFrom: string;
          editKey?: string | null;
          headingTo: string;
          id?: never;
          itemQuantity: string;
          itemWeight?: string | null;
          locations?: Json;
          paymentMode?: string | null;
          product?: string | null;
          recAddress: string;
          recEmail: string;
          recName: string;
          recPhone: string;
          remark?: string | null;
          requestKey?: string | null;
          sendersAddress: string;
          sendersEmail: string;
          sendersName: string;
          sendersPhone: string;
          shipmentMode?: string | null;
          status: string;
          timeCreated?: string;
          trackingId?: string;
          type?: string;
          typeOfShipment?: string | null;
        };
        Update: {
          carrierRef?: string | null;
          city?: string;
          comment?: string | null;
          created_at?: string;
          currentLocation?: string;
          currentTime?: string | null;
          deliveryDate?: string;
          departedFrom?: string;
          editKey?: string | null;
          headingTo?: string;
          id?: never;
          itemQuantity?: string;
          itemWeight?: string | null;
          locations?: Json;
          paymentMode?: string | null;
          product?: string | null;
          recAddress?: string;
          recEmail?: string;
          recName?: string;
          recPhone?: string;
          remark?: string | null;
          requestKey?: string | null;
          sendersAddress?: string;
          sendersEmail?: string;
          sendersName?: string;
          sendersPhone?: string;
          shipmentMode?: string | null;
          status?: string;
          timeCreated?: string;
          trackingId?: string;
          type?: string;
          typeOfShipment?: string | null;
        };
        Relationships: [];
      };
      contactForm: {
        Row: {
          comment: string | null;
          created_at: string;
          email: string;
          firstName: string;
          handledAt: string | null;
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
          id?: never;
          readAt?: string | null;
          requestKey?: string | null;
          secondName?: string;
          trackingNo?: string | null;
        };
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
    };
    Views: {
      chat_summary: {
        Row: {
          adminActive: boolean | null;
          created_at: string | null;
          endedChat: boolean | null;
          id: string | null;
          lastDate: string | null;
          lastText: string | null;
          lastType: string | null;
          readSeq: number | null;
          senderActive: boolean | null;
          senderName: string | null;
          seq: number | null;
          unread: number | null;
          unreadTotal: number | null;
          updated_at: string | null;
        };
        Relationships: [];
      };
      mail_summary: {
        Row: {
          attempts: number | null;
          created_at: string | null;
          key: string | null;
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
      chat_agent_read: { Args: { chat: string; after?: number }; Returns: Json };
      chat_agent_typing: { Args: { chat: string }; Returns: Json };
      chat_end: { Args: { token: string }; Returns: Json };
      chat_mark_read: { Args: { chat: string; upto: number }; Returns: Json };
      chat_read: { Args: { token: string; after?: number }; Returns: Json };
      chat_reply: { Args: { chat: string; cid: string; body: string }; Returns: Json };
      chat_seen: { Args: { token: string; upto: number }; Returns: Json };
      chat_send: { Args: { token: string; cid: string; body: string }; Returns: Json };
      chat_start: { Args: { token: string; cid: string; body: string }; Returns: Json };
      chat_typing: { Args: { token: string }; Returns: Json };
      is_admin: { Args: never; Returns: boolean };
      mail_claim: { Args: { key: string; hash: string; message: Json }; Returns: string };
      mail_settle: { Args: { key: string; state: string; attempts: number }; Returns: undefined };
      track_consignment: { Args: { tracking_id: string }; Returns: Json };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
