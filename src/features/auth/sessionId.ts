/** The id of the session that an access token (RFC 7519) belongs to; empty if it names none. */
export const sessionIdOf = (token = ''): string => {
  const [, payload = ''] = token.split('.');
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      session_id?: string;
    };
    return claims.session_id ?? '';
  } catch {
    return '';
  }
};
