// Imported before any schema is made: zod would try `new Function` first, which our content security policy refuses and
// the browser reports. This is what z.config({ jitless: true }) does, without zod's code on pages that need no schema;
// the journeys in the browser fail when it stops working.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
