import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { templatesCopy as words } from '@/content/newConsignment';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useQuestion } from '@/ui/useQuestion';
import { entryStyle } from '@/ui/list/entryStyle';
import { plainList } from '@/ui/plainList';
import type { TemplateFields } from '../reuse';
import { useDeleteTemplateMutation, useListTemplatesQuery, type Template } from './templatesApi';

interface TemplatesProps {
  onUse: (template: Template) => void;
  onClose: () => void;
}

/** What tells one template from another at a glance. */
const aboutOf = ({ sendersName, recName, departedFrom, headingTo, product }: TemplateFields) =>
  [sendersName, recName, [departedFrom, headingTo].filter(Boolean).join(' → '), product]
    .filter(Boolean)
    .join(' · ');

/** The templates: a new consignment can begin with each, or it is deleted. */
export function Templates({ onUse, onClose }: TemplatesProps) {
  const id = useId();
  const { data: templates, error, isFetching, refetch } = useListTemplatesQuery();
  const [remove, mutation] = useDeleteTemplateMutation();
  const deletion = useQuestion<Template>({
    titleOf: ({ name }) => words.deleteTitle(name),
    act: (template) => remove(template.id),
    verb: 'Delete',
    mutation,
    problem: mutation.error?.message,
  });
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        {isFetching && !templates && <LoadingState label={words.loading} />}
        {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
        {templates?.length === 0 && <Typography>{words.empty}</Typography>}
        <Box component="ul" sx={plainList}>
          {templates?.map((template) => (
            <Box component="li" key={template.id} sx={entryStyle}>
              <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box dir="auto" sx={{ fontWeight: 600 }}>
                  {template.name}
                </Box>
                <Box translate="no" dir="auto" sx={{ color: 'text.secondary', fontSize: '1.4rem' }}>
                  {aboutOf(template.fields)}
                </Box>
              </Box>
              <Button
                variant="formBack"
                onClick={() => onUse(template)}
                aria-label={words.useLabel(template.name)}
              >
                {words.use}
              </Button>
              <Button
                color="error"
                onClick={() => deletion.ask(template)}
                aria-label={words.deleteLabel(template.name)}
              >
                {words.delete}
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
      <ConfirmDialog {...deletion.dialog} />
    </Dialog>
  );
}

export { SaveTemplate } from './SaveTemplate';
