import fc from 'fast-check'

/**
 * What property tests begin from. Each change has them look at other documents, and whoever tests the
 * same files again, here or in CI, sees the same: a verdict that changes by itself is none.
 */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED']) })
