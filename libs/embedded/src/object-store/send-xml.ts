import type { ServerResponse } from 'node:http';
import { xmlDocument, type XmlElement } from './s3-xml.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

export function sendXml(response: ServerResponse, status: number, root: XmlElement): void {
  const body = xmlDocument(root, root[0] === 'Error' ? undefined : NAMESPACE);
  response
    .writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
    .end(body);
}
