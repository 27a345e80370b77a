/** Receives one message of a topic. */
export type Hear = (event: string, payload: unknown) => void;

export interface Topics {
  /** Subscribes to a topic until the returned function is called. */
  join: (topic: string, hear: Hear) => () => void;
  publish: (topic: string, event: string, payload: unknown) => void;
}

/** The topic subscriptions of this process. */
export const createTopics = (): Topics => {
  const hearers = new Map<string, Set<Hear>>();
  return {
    join: (topic, hear) => {
      const together = hearers.get(topic) ?? new Set();
      hearers.set(topic, together.add(hear));
      return () => {
        together.delete(hear);
        if (together.size === 0 && hearers.get(topic) === together) hearers.delete(topic);
      };
    },
    publish: (topic, event, payload) => {
      for (const hear of [...(hearers.get(topic) ?? [])]) hear(event, payload);
    },
  };
};
