/** The same response with another body. */
export const withBody = ({ status, statusText, headers }: Response, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    statusText,
    headers: [...headers].filter(([name]) => !/^content-(length|encoding)$/.test(name)),
  });
