/** What a check of an installation has found. */
export interface Finding<Topic extends string, Level extends string> {
  topic: Topic;
  level: Level;
  text: string;
  /** The step to take. */
  todo?: string;
}

const LEVEL_WIDTH = 9;

/** Prints a finding: topic and level in columns, the step to take below. */
export const showFinding =
  (topicWidth: number) =>
  ({ topic, level, text, todo }: Finding<string, string>): string => {
    const line = `${topic.padEnd(topicWidth)}${level.padEnd(LEVEL_WIDTH)}${text}`;
    return todo ? `${line}\n${' '.repeat(topicWidth + LEVEL_WIDTH)}${todo}` : line;
  };
