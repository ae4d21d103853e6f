import { useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { textOf } from '#engine/text/text-of.ts'
import { wallClock } from '#engine/time/moment.ts'
import { valueAt } from '#engine/where.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { openSaved } from './open-saved.ts'

import fields from '#studio/ui/field.module.css'
import styles from './preview-dialog.module.css'

/** Asks for a day, and shows the open page as visitors get it then: blocks come and go with time. */
export function PreviewDialog() {
  const store = useStudioStore()
  const page = useStudio((state) => state.page)
  const zone = useStudio(({ values }) => textOf(valueAt(values['site.json'], '/timeZone')))
  const [day, setDay] = useState(() => wallClock(Date.now(), zone || 'UTC').date)
  const [time, setTime] = useState('')
  const close = (): void => store.getState().look({ window: undefined })
  const open = (): void => {
    void openSaved(store, time === '' ? day : `${day}T${time}`)
    close()
  }
  return (
    <Dialog
      title={`${documentName(page)} as on a day`}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="main" refused={day === '' ? 'Choose a day.' : undefined} onClick={open}>
            Preview
          </Button>
        </>
      }
    >
      <p>It opens in a new tab, with the blocks that show then. Unsaved work is saved first.</p>
      <div className={styles.line}>
        <label className={fields.field}>
          Day
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <label className={fields.field}>
          Time, if it matters
          <input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </label>
      </div>
      {zone === '' ? null : <p className={styles.zone}>{`In the site’s time zone, ${zone}.`}</p>}
    </Dialog>
  )
}
