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
          senderActive: boolean;
          senderName: string;
          updated_at: string;
        };
        Insert: {
          adminActive?: boolean;
          adminName?: string | null;
          created_at?: string;
          endedChat?: boolean;
          id?: string;
          senderActive?: boolean;
          senderName: string;
          updated_at?: string;
        };
        Update: {
          adminActive?: boolean;
          adminName?: string | null;
          created_at?: string;
          endedChat?: boolean;
          id?: string;
          senderActive?: boolean;
          senderName?: string;
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
          secondName?: string;
          trackingNo?: string | null;
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
    Views: { [_ in never]: never };
    Functions: {
      is_admin: { Args: never; Returns: boolean };
      track_consignment: { Args: { tracking_id: string }; Returns: Json };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
