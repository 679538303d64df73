import { ALONE_PAGE } from '../webpack/alone-page';
import { galleryConfig } from '../webpack/gallery-config';
import { checkTypes } from './check-types';
import { HOST, originOf, PORT, requireFreePorts, serve, servePage } from './serve';

/** Serves the gallery of shared parts. */
export async function developGallery(): Promise<void> {
  await requireFreePorts([PORT], HOST);
  await serve(galleryConfig(), { port: PORT, static: false, setupMiddlewares: servePage(ALONE_PAGE) });
  console.log(`\nThe gallery of shared parts is ready on ${originOf(PORT)}/`);
  await checkTypes(['shared']);
}
