/** Nothing but our own files: no inline script or style, no other origin, no frame around us. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

export type HeaderRecord = Readonly<Record<string, string>>;

/** The headers that every answer carries, whatever it is. */
export function securityHeaders(publicUrl: string): HeaderRecord {
  return {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(publicUrl.startsWith("https:")
      ? { "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
      : {}),
  };
}
