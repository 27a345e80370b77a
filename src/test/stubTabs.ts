interface Heard {
  data: unknown;
}

/** The tabs of one browser: what one posts, the others receive. jsdom has no BroadcastChannel. */
export class StubTab {
  static readonly openTabs = new Set<StubTab>();
  onmessage?: (message: Heard) => void;
  readonly addEventListener = (_type: string, hear: (message: Heard) => void) => {
    this.onmessage = hear;
  };
  constructor(readonly name: string) {
    StubTab.openTabs.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of StubTab.openTabs) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close() {
    StubTab.openTabs.delete(this);
  }
}

export const withTabs = () => Object.assign(globalThis, { BroadcastChannel: StubTab });

export const withoutTabs = () => {
  StubTab.openTabs.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
};
