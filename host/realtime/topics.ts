/** Receives one message of a topic. */
export type MessageHandler = (event: string, payload: unknown) => void;

export interface Topics {
  /** Subscribes to a topic until the returned function is called. */
  join: (topic: string, onMessage: MessageHandler) => () => void;
  publish: (topic: string, event: string, payload: unknown) => void;
}

/** The topic subscriptions of this process. */
export const createTopics = (): Topics => {
  const handlers = new Map<string, Set<MessageHandler>>();
  return {
    join: (topic, onMessage) => {
      const subscribed = handlers.get(topic) ?? new Set();
      handlers.set(topic, subscribed.add(onMessage));
      return () => {
        subscribed.delete(onMessage);
        if (subscribed.size === 0 && handlers.get(topic) === subscribed) handlers.delete(topic);
      };
    },
    publish: (topic, event, payload) => {
      for (const onMessage of [...(handlers.get(topic) ?? [])]) onMessage(event, payload);
    },
  };
};
