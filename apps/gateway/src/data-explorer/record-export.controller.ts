import { Readable } from 'node:stream';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { RecordType } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';
import { exportRecords } from './record-export.js';

interface Asked {
  search?: string;
  status?: string;
  since?: string;
}

/** The data explorer as CSV. */
@Controller('exports')
export class RecordExportController {
  constructor(@Inject(Requests) private readonly requests: Requests) {}

  @Get('records/:type')
  async export(
    @Query() { search, status, since }: Asked,
    @Req() request: FastifyRequest<{ Params: { type: string } }>,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const type = Object.values(RecordType).find((one) => one === request.params.type);
    if (!type) throw badInput('Unknown record type.');
    const caller = this.requests.callerOf(request);
    const filter = { ...(search && { search }), ...(status && { status }), ...(since && { since }) };
    const lines = await exportRecords(caller, { type, page: 1, pageSize: 1, ...filter });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${type}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(lines));
  }
}
