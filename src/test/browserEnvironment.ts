import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom with the web globals that it lacks: react-router needs TextEncoder, supabase-js needs fetch. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(...settings: ConstructorParameters<typeof JSDOMEnvironment>) {
    super(...settings);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      fetch,
      Request,
      Response,
      Headers,
      structuredClone,
      Uint8Array,
      AbortController,
      AbortSignal,
    });
  }
}
