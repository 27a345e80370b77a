interface Heard {
  data: unknown;
}

/** The tabs of one browser: what one posts, the others receive. jsdom has no BroadcastChannel. */
export class StubTab {
  static readonly open = new Set<StubTab>();
  onmessage?: (heard: Heard) => void;
  readonly addEventListener = (_type: string, hear: (heard: Heard) => void) => {
    this.onmessage = hear;
  };
  constructor(readonly name: string) {
    StubTab.open.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of StubTab.open) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close() {
    StubTab.open.delete(this);
  }
}

export const withTabs = () => Object.assign(globalThis, { BroadcastChannel: StubTab });

export const withoutTabs = () => {
  StubTab.open.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
};
