import runtime from '#schema/runtime.json' with { type: 'json' }

/** Block types that may stand above the header: `x-region: "banner"` in their schema. */
export const bannerTypes: ReadonlySet<string> = new Set(
  (Object.values(runtime.$defs) as Record<string, unknown>[])
    .filter((schema) => schema['x-region'] === 'banner')
    .map((schema) => String(schema['x-type'])),
)
