// Imported before any schema is created: zod would try `new Function` first, which our content security policy refuses
// and the browser reports. This does the same as z.config({ jitless: true }), without zod's code on pages that need no
// schema; the browser journeys fail if it stops working.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
