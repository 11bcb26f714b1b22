import { Grid, Stack, Upload, type Uploader } from '../../src/index.ts';
import { DocumentViewer } from '../../src/viewer/index.ts';
import { Example, Examples } from '../Example.tsx';
import { samplePicture } from './sample-picture.ts';

/** Takes three seconds and fails for a file whose name says so. */
const pretend: Uploader<string> = async (file, { onProgress, signal }) => {
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    signal.throwIfAborted();
    onProgress(tenth / 10);
    if (tenth === 5 && file.name.includes('échec')) throw new Error('network');
  }
  return `media/${file.name}`;
};

export function UploadPage() {
  return (
    <Examples title="Upload" lead="Déposer, choisir ou photographier ; aperçu, avancement, annulation, nouvel essai.">
      <Example title="Plusieurs photos">
        <Upload
          label="Photos du vélo"
          accept={['image/jpeg', 'image/png']}
          maxBytes={5_000_000}
          upload={pretend}
          isMultiple
          hasCamera
          initial={[{ name: 'velo-avant.jpg', result: 'media/velo-avant.jpg', size: 840_000 }]}
        />
      </Example>
      <Example title="Un document">
        <Stack>
          <Upload
            label="Extrait Kbis"
            hint="De moins de trois mois."
            accept={['application/pdf']}
            maxBytes={5_000_000}
            upload={pretend}
            error="Ajoutez votre extrait Kbis"
          />
        </Stack>
      </Example>
    </Examples>
  );
}

export function DocumentViewerPage() {
  return (
    <Examples title="DocumentViewer" lead="Les preuves, assez grandes pour être lues.">
      <Grid columns="wide">
        <DocumentViewer
          url={samplePicture}
          kind="image"
          title="Photo du vélo"
          caption="12/03/2021 · photo prise à 14 h 04"
        />
        <DocumentViewer url="/absent.png" kind="image" title="Facture" caption="12/03/2021 · 125,00 € HT" />
      </Grid>
    </Examples>
  );
}
